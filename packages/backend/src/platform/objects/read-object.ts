import type { ObjectStore } from '../../ports/index'

/** Reads a whole small object into memory; null if it does not exist. */
export async function readObject(objects: ObjectStore, key: string): Promise<Buffer | null> {
  const found = await objects.get(key)
  if (found.kind !== 'found') return null
  const chunks: Uint8Array[] = []
  for await (const chunk of found.body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
