import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Returns the hash of a file as `hashContent` does of its bytes. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex').slice(0, 40)
}
