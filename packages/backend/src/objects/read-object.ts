import type { ObjectStore } from '../ports/index'

/** The whole object in memory, or null when it is not there. For small ones only. */
export async function readObject(objects: ObjectStore, key: string): Promise<Buffer | null> {
  const found = await objects.get(key)
  if (found.kind !== 'found') return null
  const chunks: Uint8Array[] = []
  for await (const chunk of found.body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
