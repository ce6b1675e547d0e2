/** Reads a body of at most `maximumBytes`; null when it is larger. Throws when the connection breaks off. */
export async function readLimitedBody(response: Response, maximumBytes: number): Promise<Buffer | null> {
  const body: ReadableStream<Uint8Array> | null = response.body
  const reader = body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks, length)
    length += value.byteLength
    if (length > maximumBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}
