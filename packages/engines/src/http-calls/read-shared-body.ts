/** Bytes in chunks of shared memory, which workers read without a copy. */
export type SharedBytes = readonly Uint8Array<SharedArrayBuffer>[]

const FIRST_CHUNK_BYTES = 65_536
const MAX_CHUNK_BYTES = 4_194_304

/**
 * Reads a body of at most `maximumBytes` into shared memory; null when it is larger. Throws when the connection breaks off.
 * Each chunk is stored as it arrives: joining tens of megabytes in one step would block the event loop.
 */
export async function readSharedBody(response: Response, maximumBytes: number): Promise<SharedBytes | null> {
  const body: ReadableStream<Uint8Array> | null = response.body
  const reader = body?.getReader()
  if (!reader) return []
  const chunks: Uint8Array<SharedArrayBuffer>[] = []
  let chunk = new Uint8Array(new SharedArrayBuffer(FIRST_CHUNK_BYTES))
  let [filled, length] = [0, 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return [...chunks, chunk.subarray(0, filled)]
    length += value.byteLength
    if (length > maximumBytes) {
      await reader.cancel()
      return null
    }
    for (let from = 0; from < value.byteLength;) {
      if (filled === chunk.byteLength) {
        chunks.push(chunk)
        chunk = new Uint8Array(new SharedArrayBuffer(Math.min(MAX_CHUNK_BYTES, 2 * chunk.byteLength)))
        filled = 0
      }
      const part = value.subarray(from, from + chunk.byteLength - filled)
      chunk.set(part, filled)
      filled += part.byteLength
      from += part.byteLength
    }
  }
}

export function countBytes(bytes: SharedBytes): number {
  return bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)
}
