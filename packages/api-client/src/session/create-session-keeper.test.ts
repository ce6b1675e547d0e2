import { configureStore } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { publishingApi } from '../publishing'
import { createSessionKeeper, SESSION_STORAGE_KEY } from './create-session-keeper'
import type { Session } from './session'

const NOW_SECONDS = 1_000_000

function tokenEndingAt(seconds: number, name = 'a'): string {
  return `${name}.${btoa(JSON.stringify({ exp: seconds }))}.signature`
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

function sessionWith(accessToken: string): Session {
  return { accessToken, refreshToken: 'refresh-1', id: 7, email: 'author@example.org', role: 'user' }
}

/** A fake server that accepts one access token and rotates refresh tokens, counting both. */
function serverAccepting(
  accepted: string,
  renewed: string,
  refreshStatus = 200,
  refreshPath = '/api/auth/refreshtoken',
) {
  const calls = { refreshes: 0, refused: 0, succeeded: 0 }
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (request.url.endsWith(refreshPath)) {
      calls.refreshes++
      await new Promise((resolve) => setTimeout(resolve, 5))
      return refreshStatus === 200
        ? Response.json({ accessToken: renewed, refreshToken: 'refresh-2' })
        : Response.json({ code: 'unauthorised', msg: 'no' }, { status: refreshStatus })
    }
    if (request.headers.get('authorization') !== `Bearer ${accepted}`) {
      calls.refused++
      return Response.json({ code: 'unauthorised', msg: 'no' }, { status: 401 })
    }
    calls.succeeded++
    return Response.json({ body: await request.text() })
  }
  return { calls, fetch }
}

function keeperWith(accessToken: string, server: ReturnType<typeof serverAccepting>, onExpired?: () => void) {
  const storage = memoryStorage()
  const keeper = createSessionKeeper({
    baseUrl: 'http://lectern.test',
    storage,
    fetch: server.fetch,
    nowSeconds: () => NOW_SECONDS,
    ...(onExpired ? { onExpired } : {}),
  })
  keeper.signedIn(sessionWith(accessToken))
  return { keeper, storage }
}

describe('the session keeper', () => {
  it('sends the bearer token with every call', async () => {
    const token = tokenEndingAt(NOW_SECONDS + 900)
    const server = serverAccepting(token, '')
    const { keeper } = keeperWith(token, server)
    const response = await keeper.fetch('http://lectern.test/books', { method: 'POST', body: 'text' })
    expect(await response.json()).toEqual({ body: 'text' })
    expect(server.calls).toEqual({ refreshes: 0, refused: 0, succeeded: 1 })
  })

  it('refreshes a token that expires within 30 seconds first, once for all parallel calls', async () => {
    const renewed = tokenEndingAt(NOW_SECONDS + 900, 'b')
    const server = serverAccepting(renewed, renewed)
    const { keeper, storage } = keeperWith(tokenEndingAt(NOW_SECONDS + 29), server)
    const responses = await Promise.all([1, 2, 3, 4].map((n) => keeper.fetch(`http://lectern.test/books/${n}`)))
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200])
    expect(server.calls).toEqual({ refreshes: 1, refused: 0, succeeded: 4 })
    expect(storage.entries.get(SESSION_STORAGE_KEY)).toContain('refresh-2')
  })

  it('repeats a rejected call once with a refreshed token and the same body', async () => {
    const renewed = tokenEndingAt(NOW_SECONDS + 900, 'b')
    const server = serverAccepting(renewed, renewed)
    const { keeper } = keeperWith(tokenEndingAt(NOW_SECONDS + 900, 'a'), server)
    const response = await keeper.fetch('http://lectern.test/books', { method: 'POST', body: 'kept' })
    expect(await response.json()).toEqual({ body: 'kept' })
    expect(server.calls).toEqual({ refreshes: 1, refused: 1, succeeded: 1 })
  })

  it('clears the stored session and reports it when the refresh is refused', async () => {
    let expired = 0
    const server = serverAccepting('never', 'never', 401)
    const { keeper, storage } = keeperWith(tokenEndingAt(NOW_SECONDS + 900), server, () => expired++)
    const response = await keeper.fetch('http://lectern.test/books')
    expect(response.status).toBe(401)
    expect(keeper.current()).toBeNull()
    expect(storage.entries.size).toBe(0)
    expect(expired).toBe(1)
  })

  it("refreshes at the backend's own path and repeats the call once", async () => {
    const renewed = tokenEndingAt(NOW_SECONDS + 900, 'b')
    const server = serverAccepting(renewed, renewed, 200, '/auth/refresh')
    const { keeper, storage } = keeperWith(tokenEndingAt(NOW_SECONDS + 900, 'a'), server)
    const store = configureStore({
      reducer: { [publishingApi.reducerPath]: publishingApi.reducer },
      middleware: (defaults) =>
        defaults({ thunk: { extraArgument: { session: keeper } } }).concat(publishingApi.middleware),
    })
    await store.dispatch(publishingApi.endpoints.getPublishedBook.initiate({ id: 7 }))
    expect(server.calls).toEqual({ refreshes: 1, refused: 1, succeeded: 1 })
    expect(storage.entries.get(SESSION_STORAGE_KEY)).toContain('refresh-2')
  })

  it('ends the session when the refreshed token is rejected too, without a third attempt', async () => {
    let expired = 0
    const server = serverAccepting('never', tokenEndingAt(NOW_SECONDS + 900, 'b'))
    const { keeper } = keeperWith(tokenEndingAt(NOW_SECONDS + 900), server, () => expired++)
    const response = await keeper.fetch('http://lectern.test/books/data/7')
    expect([response.status, keeper.current(), expired]).toEqual([401, null, 1])
    expect(server.calls).toEqual({ refreshes: 1, refused: 2, succeeded: 0 })
  })

  it.each([
    'http://lectern.test/api/auth/signin',
    'http://lectern.test/api/auth/refreshtoken',
    'http://lectern.test/auth/login',
    'http://lectern.test/auth/signup',
    'http://lectern.test/auth/verify',
    'http://lectern.test/auth/refresh',
    'https://bucket.example/published/7/book.json',
    'http://lectern.test.evil.example/books',
  ])('sends no token to %s and keeps the session on its 401', async (address) => {
    const token = tokenEndingAt(NOW_SECONDS + 29)
    const seen: (string | null)[] = []
    const storage = memoryStorage()
    const keeper = createSessionKeeper({
      baseUrl: 'http://lectern.test',
      storage,
      nowSeconds: () => NOW_SECONDS,
      fetch: (input, init) => {
        seen.push(new Request(input, init).headers.get('authorization'))
        return Promise.resolve(new Response(null, { status: 401 }))
      },
    })
    keeper.signedIn(sessionWith(token))
    expect((await keeper.fetch(address, { method: 'POST', body: '{}' })).status).toBe(401)
    expect([seen, keeper.current()?.accessToken]).toEqual([[null], token])
  })

  it("sends the token to the account's own call under the same path", async () => {
    const token = tokenEndingAt(NOW_SECONDS + 900)
    const server = serverAccepting(token, '')
    const { keeper } = keeperWith(token, server)
    expect((await keeper.fetch('http://lectern.test/auth/account/export')).status).toBe(200)
  })

  it('reports an ended session once for any number of rejected calls [AUTH-005]', async () => {
    let expired = 0
    const server = serverAccepting('never', 'never', 401)
    const { keeper } = keeperWith(tokenEndingAt(NOW_SECONDS + 900), server, () => expired++)
    const responses = await Promise.all([1, 2, 3, 4].map((n) => keeper.fetch(`http://lectern.test/books/${n}`)))
    expect(responses.map((response) => response.status)).toEqual([401, 401, 401, 401])
    expect([expired, server.calls.refreshes]).toEqual([1, 1])
  })

  it('keeps the session when the server is down', async () => {
    const server = serverAccepting('never', 'never', 503)
    const { keeper } = keeperWith(tokenEndingAt(NOW_SECONDS + 900), server)
    await keeper.fetch('http://lectern.test/books')
    expect(keeper.current()?.email).toBe('author@example.org')
  })

  it('reads broken storage as no session', () => {
    const storage = memoryStorage()
    for (const text of ['', '{', '[]', '{"accessToken":1}', '{"accessToken":"a","refreshToken":"b","id":"x"}']) {
      storage.setItem(SESSION_STORAGE_KEY, text)
      const keeper = createSessionKeeper({ baseUrl: '', storage, fetch, nowSeconds: () => 0 })
      expect(keeper.current()).toBeNull()
    }
  })
})
