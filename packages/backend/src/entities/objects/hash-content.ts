import { createHash } from 'node:crypto'
import type { ObjectStore } from '../../ports/index'

/** Returns the first 40 hex digits of the SHA-256 of the parts. Keys are named by it. */
export function hashContent(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 40)
}

/** Does the same for a stored object of any size, in constant memory. Returns null if it does not exist. */
export async function hashObject(objects: ObjectStore, key: string): Promise<string | null> {
  const stored = await objects.get(key)
  if (stored.kind !== 'found') return null
  const hash = createHash('sha256')
  for await (const chunk of stored.body) hash.update(chunk)
  return hash.digest('hex').slice(0, 40)
}
