import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Database } from '../database/open-database'
import { listUnfinishedJobs } from '../jobs/jobs.repository'
import { ImportPayload } from './import-job'

/** Removes uploads that no unfinished job needs: their process ended before it could. Called before any call arrives. */
export async function removeAbandonedUploads(database: Database, uploadsFolder: string): Promise<void> {
  const jobs = await listUnfinishedJobs(database, 'import')
  const needed = new Set(jobs.map((job) => basename(ImportPayload.parse(job.payload).folder)))
  const names = await readdir(uploadsFolder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((candidate) => !needed.has(candidate))) {
    await rm(join(uploadsFolder, name), { recursive: true, force: true })
  }
}
