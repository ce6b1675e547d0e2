import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileSystem } from '../disk/file-system'
import { writeNewFile } from './write-new-file'

/** Writes a stream of unknown length to a file of known size, so that it can be uploaded in constant memory. */
export async function spoolToDisk(
  body: ReadableStream<Uint8Array>,
  folder: string,
  fileSystem?: FileSystem,
): Promise<{ blob: Blob; remove: () => Promise<void> }> {
  const path = join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  const remove = () => rm(path, { force: true })
  await writeNewFile(path, body, fileSystem)
  return { blob: await openAsBlob(path), remove }
}
