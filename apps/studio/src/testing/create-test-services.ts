import { createSessionKeeper, type KeyStorage, type SessionKeeper } from '@lectern/api-client/session'
import { createStore, type StudioStore } from '../app/create-store'
import type { StudioServices } from '../app/studio-context'

export interface TestServicesOptions {
  /** Responds to every call. */
  readonly fetch: typeof globalThis.fetch
  /** Token of the mailed link that the visit begins with; none if this is left out. */
  readonly mailedToken?: string | null
  readonly linkSignIn?: StudioServices['linkSignIn']
  /** Nobody is signed in if this is left out. */
  readonly author?: Parameters<SessionKeeper['signedIn']>[0]
}

export interface TestServices {
  readonly services: StudioServices
  readonly store: StudioStore
}

/** Creates a session, a storage and a store that a test or a story shares with nobody. */
export function createTestServices(options: TestServicesOptions): TestServices {
  const { fetch, mailedToken = null, linkSignIn = 'none', author } = options
  const storage = createMemoryStorage()
  const baseUrl = window.location.origin
  const session = createSessionKeeper({ baseUrl, storage, fetch, nowSeconds: () => Date.now() / 1000 })
  if (author) session.signedIn(author)
  return { services: { session, storage, linkSignIn, mailedToken }, store: createStore(session) }
}

function createMemoryStorage(): KeyStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
