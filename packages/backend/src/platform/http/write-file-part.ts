import { createWriteStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ApiFailure } from '../../entities/failures/api-failure'
import type { FileSystem } from '../disk/file-system'

/** Returns the failure of a file that is too large; called with the bytes of each chunk and those of the file up to its end. */
export type SizeCheck = (chunkBytes: number, fileBytes: number) => ApiFailure | null

/**
 * Writes a part of a form to a new file. Throws the failure of the check as soon as there is one.
 * @returns the size in bytes
 */
export async function writeFilePart(
  stream: Readable,
  { path, fileSystem }: { path: string; fileSystem: FileSystem | undefined },
  check: SizeCheck,
): Promise<number> {
  let sizeBytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length
      const failure = check(chunk.length, sizeBytes)
      if (failure === null) done(null, chunk)
      else done(failure)
    },
  })
  await pipeline(stream, count, createWriteStream(path, { flags: 'wx', ...(fileSystem ? { fs: fileSystem } : {}) }))
  return sizeBytes
}
