import { createHash } from 'node:crypto'

/** Names content by what it is: the first 40 hex digits of its SHA-256. */
export function hashContent(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 40)
}
