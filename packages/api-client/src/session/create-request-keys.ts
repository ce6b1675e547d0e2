import type { KeyStorage } from './open-storage'

/** A request whose `Idempotency-Key` is used again until the server has answered. */
export interface KeyedRequest {
  readonly key: string
  /** Records the status of the response; null without one. */
  readonly end: (status: number | null) => void
}

export interface RequestKeys {
  /** Returns the key of a request that creates or pays; null for requests that need none. */
  begin(request: Request): Promise<KeyedRequest | null>
  /**
   * Returns the key of a form, whose bytes differ each time.
   *
   * @param content what the form is for and holds: equal forms have equal texts. It is stored, so it has no secrets
   */
  beginForm(content: string): KeyedRequest
}

export interface RequestKeysOptions {
  /** Storage of the tab, which outlives a reload. */
  readonly storage: KeyStorage
  readonly newKey: () => string
  readonly nowMs: () => number
  /** Returns a hash of the text; null where the browser offers none. */
  readonly hash: (text: string) => Promise<string | null>
}

type UnansweredRequests = Readonly<Record<string, { readonly key: string; readonly atMs: number }>>

const STORAGE_KEY = 'unansweredRequests'
/** The server keeps keys for a day. */
const MAX_AGE_MS = 23 * 3_600_000
/** Sign-in and sign-up: their responses are never replayed, and a hash of a password must not be stored. */
const SESSION_PATHS = /^\/(?:api\/)?auth\//
/** The request may be made again, because it was not carried out or its outcome is unknown. */
const UNANSWERED = new Set([401, 408, 409, 425, 429])

/**
 * Creates keys by which the server carries out a request once. A request that was not answered, because the network or the
 * server failed or the page was reloaded, gets the same key when it is made again with the same content. Two equal requests
 * that are under way at the same time get two keys.
 */
export function createRequestKeys({ storage, newKey, nowMs, hash }: RequestKeysOptions): RequestKeys {
  const running = new Set<string>()

  function change(edit: (unanswered: UnansweredRequests) => UnansweredRequests): void {
    const left = Object.entries(edit(readStored(storage))).filter(([, { atMs }]) => nowMs() - atMs < MAX_AGE_MS)
    if (left.length === 0) storage.removeItem(STORAGE_KEY)
    else storage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(left)))
  }

  function start(identity: string): KeyedRequest {
    if (running.has(identity)) return { key: newKey(), end: () => undefined }
    running.add(identity)
    const earlier = readStored(storage)[identity]
    const key = earlier !== undefined && nowMs() - earlier.atMs < MAX_AGE_MS ? earlier.key : newKey()
    change((unanswered) => ({ ...unanswered, [identity]: { key, atMs: nowMs() } }))
    return {
      key,
      end(status) {
        running.delete(identity)
        if (status === null || status >= 500 || UNANSWERED.has(status)) return
        change(({ [identity]: _answered, ...others }) => others)
      },
    }
  }

  return {
    beginForm: start,
    async begin(request) {
      const { pathname, search } = new URL(request.url)
      if (request.method !== 'POST' || SESSION_PATHS.test(pathname)) return null
      // The parts of a form are separated by a text that differs each time.
      const isForm = request.headers.get('content-type')?.toLowerCase().startsWith('multipart/')
      const identity = isForm ? null : await hash(JSON.stringify([pathname, search, await request.clone().text()]))
      return identity === null ? { key: newKey(), end: () => undefined } : start(identity)
    },
  }
}

function readStored(storage: KeyStorage): UnansweredRequests {
  let stored: unknown
  try {
    stored = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    // Another program's value: its requests are not ours.
    return {}
  }
  const found: Record<string, { key: string; atMs: number }> = {}
  const entries: [string, unknown][] = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  for (const [identity, entry] of entries) {
    const key: unknown = Reflect.get(Object(entry), 'key')
    const atMs: unknown = Reflect.get(Object(entry), 'atMs')
    if (typeof key === 'string' && typeof atMs === 'number') found[identity] = { key, atMs }
  }
  return found
}
