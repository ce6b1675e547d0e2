import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'

export interface FileToWrite {
  readonly path: string
  readonly content: Uint8Array | string | AsyncIterable<Uint8Array>
}

/** Writes all files completely or none of them. */
export async function writeFilesAtomically(files: readonly FileToWrite[]): Promise<void> {
  const staged: { from: string; to: string }[] = []
  try {
    for (const { path, content } of files) {
      const to = await findTarget(path)
      if (to === null) {
        await writeFile(path, content)
        continue
      }
      const from = join(dirname(to), `.${basename(to)}.${randomUUID()}.part`)
      staged.push({ from, to })
      await writeFile(from, content)
    }
    for (const { from, to } of staged) await rename(from, to)
  } finally {
    await Promise.all(staged.map(({ from }) => rm(from, { force: true })))
  }
}

/** Resolves symbolic links of a path; null for one that must not be replaced by a file, such as /dev/stdout. */
async function findTarget(path: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null)
  if (!stats) return path
  return stats.isFile() ? realpath(path) : null
}
