import { createHash } from 'node:crypto'
import type { ObjectStore } from '../ports/index'

/** Names content by what it is: the first 40 hex digits of its SHA-256. */
export function hashContent(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 40)
}

/** The same of an object of any size, in constant memory; null when it is not there. */
export async function hashObject(objects: ObjectStore, key: string): Promise<string | null> {
  const found = await objects.get(key)
  if (found.kind !== 'found') return null
  const hash = createHash('sha256')
  for await (const chunk of found.body) hash.update(chunk)
  return hash.digest('hex').slice(0, 40)
}
