import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A stream of unknown length as a file that knows its own, so that it can be sent in constant memory. */
export async function spoolToDisk(
  body: ReadableStream<Uint8Array>,
  folder: string,
): Promise<{ blob: Blob; remove: () => Promise<void> }> {
  const path = join(folder, randomUUID())
  await mkdir(folder, { recursive: true })
  const remove = () => rm(path, { force: true })
  try {
    await pipeline(body, createWriteStream(path, { flags: 'wx' }))
    return { blob: await openAsBlob(path), remove }
  } catch (error) {
    await remove()
    throw error
  }
}
