import { createSessionKeeper } from '@lectern/api-client/session'

/** Creates a session of a signed-in author for one test. */
export function signInAuthor(id: number, fetch: typeof globalThis.fetch) {
  const stored = new Map<string, string>()
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch,
    nowSeconds: () => Date.now() / 1000,
  })
  session.signedIn({ accessToken: 'a', refreshToken: 'r', id, email: 'author@example.org', role: 'user' })
  return session
}
