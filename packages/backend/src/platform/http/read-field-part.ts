import { Writable, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiFailure } from '../../entities/failures/api-failure'

/** Reads a field of a form. Refuses long ones, bytes that are not UTF-8, such as lone surrogates, and NUL characters. */
export async function readFieldPart(name: string, stream: Readable, maximumBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let sizeBytes = 0
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length
      chunks.push(chunk)
      const isTooLarge = sizeBytes > maximumBytes
      done(isTooLarge ? new ApiFailure('too-large', `The field ${name} is larger than ${maximumBytes} bytes.`) : null)
    },
  })
  await pipeline(stream, collect)
  const text = decodeUtf8(Buffer.concat(chunks))
  if (text === null) throw new ApiFailure('invalid-field', `${name} is not UTF-8.`, { field: name })
  if (text.includes('\0')) throw new ApiFailure('invalid-field', `${name} holds a NUL character.`, { field: name })
  return text
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
