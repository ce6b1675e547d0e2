import type { ObjectStore } from '../../ports/index'

/** Reads a whole small object into memory; null if it does not exist. */
export async function readObject(objects: ObjectStore, key: string): Promise<Buffer | null> {
  const stored = await objects.get(key)
  if (stored.kind !== 'found') return null
  const chunks: Uint8Array[] = []
  for await (const chunk of stored.body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
