/** Reads a body of at most `maximumBytes`, and throws the error of `tooLarge` as soon as it is longer. */
export async function readBodyBytes(
  { body }: Pick<Request | Response, 'body'>,
  maximumBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  if (body === null) return Buffer.concat(chunks)
  const received: AsyncIterable<Uint8Array> = body
  let size = 0
  for await (const chunk of received) {
    size += chunk.byteLength
    if (size > maximumBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
