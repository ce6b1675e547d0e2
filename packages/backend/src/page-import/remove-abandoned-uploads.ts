import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { Database } from '../database/open-database'
import { listUnfinishedJobs } from '../jobs/jobs.repository'

/** All that is asked of a payload here, which an older or newer version may have written. */
const Upload = z.object({ folder: z.string() })

/**
 * Removes uploads that no unfinished job needs: their process ended before it could. Called before any call arrives.
 * While there is a job that does not say where its upload lies, all are kept.
 */
export async function removeAbandonedUploads(database: Database, uploadsFolder: string): Promise<void> {
  const jobs = await listUnfinishedJobs(database, 'import')
  const needed = new Set<string>()
  for (const job of jobs) {
    const { data } = Upload.safeParse(job.payload)
    if (data === undefined) return
    needed.add(basename(data.folder))
  }
  const names = await readdir(uploadsFolder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((candidate) => !needed.has(candidate))) {
    await rm(join(uploadsFolder, name), { recursive: true, force: true })
  }
}
