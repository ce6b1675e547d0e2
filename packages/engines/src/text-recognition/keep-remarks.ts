import { Worker } from 'node:worker_threads'

const KEPT_CHARACTERS = 500

/**
 * What a thread says on its stderr goes to nobody from now on: a recogniser remarks there on pages that it reads well. The
 * end of it is kept, because it may say why the thread fails.
 *
 * @param thread what the library calls its worker; anything else says nothing
 */
export function keepRemarks(thread: unknown): () => string {
  let tail = ''
  if (!(thread instanceof Worker)) return () => tail
  thread.stderr.unpipe()
  thread.stderr.on('data', (chunk: Buffer | string) => {
    tail = (tail + chunk.toString()).slice(-KEPT_CHARACTERS)
  })
  thread.stderr.resume()
  return () => tail.trim()
}
