import { Worker } from 'node:worker_threads'

const KEPT_CHARACTERS = 500

/**
 * Captures the stderr of a thread, on which the recogniser logs remarks about readable pages too. Returns a function that
 * reads the last characters, which may say why the thread failed.
 *
 * @param thread the library's worker; for any other value nothing is captured
 */
export function captureStderr(thread: unknown): () => string {
  let tail = ''
  if (!(thread instanceof Worker)) return () => tail
  thread.stderr.unpipe()
  thread.stderr.on('data', (chunk: Buffer | string) => {
    tail = (tail + chunk.toString()).slice(-KEPT_CHARACTERS)
  })
  thread.stderr.resume()
  return () => tail.trim()
}
