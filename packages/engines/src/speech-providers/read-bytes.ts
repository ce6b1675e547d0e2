/** A body of at most that many bytes; null when it has more. Throws when it breaks off. */
export async function readBytes(response: Response, mostBytes: number): Promise<Buffer | null> {
  const body: ReadableStream<Uint8Array> | null = response.body
  const reader = body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(pieces, length)
    length += value.byteLength
    if (length > mostBytes) {
      await reader.cancel()
      return null
    }
    pieces.push(value)
  }
}
