/** Bytes in pieces, in memory that workers read without a copy. */
export type SharedBytes = readonly Uint8Array<SharedArrayBuffer>[]

const FIRST_PIECE_BYTES = 65_536
const MOST_PIECE_BYTES = 4_194_304

/**
 * A body of at most that many bytes; null when it has more. Throws when it breaks off. Each piece is laid where workers
 * reach it as it comes: to join or copy tens of megabytes at once would keep everybody else waiting.
 */
export async function readSharedBytes(response: Response, mostBytes: number): Promise<SharedBytes | null> {
  const body: ReadableStream<Uint8Array> | null = response.body
  const reader = body?.getReader()
  if (!reader) return []
  const pieces: Uint8Array<SharedArrayBuffer>[] = []
  let piece = new Uint8Array(new SharedArrayBuffer(FIRST_PIECE_BYTES))
  let [filled, length] = [0, 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return [...pieces, piece.subarray(0, filled)]
    length += value.byteLength
    if (length > mostBytes) {
      await reader.cancel()
      return null
    }
    for (let from = 0; from < value.byteLength;) {
      if (filled === piece.byteLength) {
        pieces.push(piece)
        piece = new Uint8Array(new SharedArrayBuffer(Math.min(MOST_PIECE_BYTES, 2 * piece.byteLength)))
        filled = 0
      }
      const part = value.subarray(from, from + piece.byteLength - filled)
      piece.set(part, filled)
      filled += part.byteLength
      from += part.byteLength
    }
  }
}

export function countBytes(bytes: SharedBytes): number {
  return bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)
}
