import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Duplex, PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { WrittenFile } from './backup-format'

type Chunks = AsyncIterable<Uint8Array>

/** Writes a new file in constant memory; it is flushed to disk when this resolves. */
export async function writeHashedFile(
  path: string,
  chunks: Chunks,
  through: Duplex = new PassThrough(),
): Promise<WrittenFile> {
  await mkdir(dirname(path), { recursive: true })
  const hash = createHash('sha256')
  let bytes = 0
  async function* measure(parts: Chunks): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      hash.update(part)
      bytes += part.byteLength
      yield part
    }
  }
  await pipeline(chunks, through, measure, createWriteStream(path, { flags: 'wx', flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}

/** Reads chunks to the end and returns size and hash. */
export async function hashChunks(chunks: Chunks): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    bytes += chunk.byteLength
  }
  return { bytes, sha256: hash.digest('hex') }
}

export const hashFile = (path: string): Promise<WrittenFile> => hashChunks(createReadStream(path))

/** Writes values as compressed lines of JSON. */
export function writeLines(path: string, values: AsyncIterable<unknown>): Promise<WrittenFile> {
  async function* lines(): AsyncGenerator<Uint8Array> {
    for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`)
  }
  return writeHashedFile(path, lines(), createGzip())
}

/** Reads the values that `writeLines` wrote. */
export async function* readLines(path: string): AsyncGenerator {
  const text = createGunzip()
  const reading = pipeline(createReadStream(path), text)
  // Errors end the loop below with the same error.
  reading.catch(() => undefined)
  let line = ''
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const [end = '', ...starts] = String(chunk).split('\n')
      line += end
      for (const start of starts) {
        yield JSON.parse(line)
        line = start
      }
    }
  } finally {
    text.destroy()
  }
}
