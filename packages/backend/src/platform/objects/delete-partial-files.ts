import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** No upload takes longer. */
const maxWriteSeconds = 3600

/** Deletes partial files that a killed process left in a folder. */
export async function deletePartialFiles(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(nullWhenMissing)
  if (names === null) return
  for (const name of names) {
    const path = join(folder, name)
    const entry = await stat(path).catch(nullWhenMissing)
    const isOld = entry !== null && entry.mtimeMs < now.getTime() - maxWriteSeconds * 1000
    if (isOld) await rm(path, { recursive: true, force: true })
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
