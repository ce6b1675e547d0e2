import { createSessionKeeper } from '@lectern/api-client/session'

/** Creates a session for one test, of an author unless another role is given. */
export function signInAuthor(id: number, fetch: typeof globalThis.fetch, role: 'user' | 'student' = 'user') {
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
  session.signedIn({ accessToken: 'a', refreshToken: 'r', id, email: 'author@example.org', role })
  return session
}
