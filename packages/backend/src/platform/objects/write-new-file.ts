import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FileSystem } from '../disk/file-system'

/**
 * Writes a new file whole or not at all; it is flushed to disk when this resolves.
 *
 * @param fileSystem Node's by default
 */
export async function writeNewFile(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  fileSystem?: FileSystem,
): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', flush: true, ...(fileSystem ? { fs: fileSystem } : {}) })
  let isOwn = false
  file.once('open', () => void (isOwn = true))
  const closed = new Promise<void>((resolve) => file.once('close', resolve))
  try {
    await pipeline(chunks, file)
  } catch (error) {
    // A file that was still being opened when the chunks failed appears only now.
    await closed
    if (isOwn) await rm(path, { force: true })
    throw error
  }
}
