import type { RequestKeys } from './create-request-keys'

/** Returns a `fetch` that sends an `Idempotency-Key` with each request that creates or pays. */
export function createKeyedFetch(keys: RequestKeys, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const started = await keys.begin(request)
    if (started === null) return fetch(request)
    const headers = new Headers(request.headers)
    headers.set('idempotency-key', started.key)
    let status: number | null = null
    try {
      const response = await fetch(new Request(request, { headers }))
      status = response.status
      return response
    } finally {
      started.end(status)
    }
  }
}
