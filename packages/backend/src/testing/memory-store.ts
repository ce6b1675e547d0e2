import type { ObjectStore } from '../ports/index'

/** Keeps objects in memory. */
export function memoryStore(): ObjectStore {
  const kept = new Map<string, Uint8Array>()
  const describe = (key: string, body: Uint8Array) => ({
    key,
    sizeBytes: body.byteLength,
    contentType: 'application/json',
    etag: key,
    modifiedAt: 0,
  })
  return {
    async put(key, body) {
      if (!(body instanceof Uint8Array)) throw new Error('only bytes')
      kept.set(key, body)
      return describe(key, body)
    },
    async get(key) {
      const body = kept.get(key)
      if (!body) return { kind: 'missing', key }
      const range = { first: 0, last: body.byteLength - 1 }
      return { kind: 'found', object: describe(key, body), body: new Blob([new Uint8Array(body)]).stream(), range }
    },
    async head(key) {
      const body = kept.get(key)
      return body ? describe(key, body) : null
    },
    delete: async (key) => kept.delete(key),
    async *list() {},
    signUrl: async ({ key }) => key,
  }
}
