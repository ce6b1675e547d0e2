import { browserTabs, type OtherTabs } from './browser-tabs'
import { readTokenExpiry } from './read-token-expiry'

/** The local user (the specification's entity), as it is stored on the device. */
export interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  readonly id: number
  readonly email: string
  readonly role: 'user' | 'student'
}

export interface SessionKeeper {
  readonly baseUrl: string
  readonly current: () => Session | null
  readonly signedIn: (session: Session) => void
  readonly signedOut: () => void
  /** Told after every change, also one made in another tab. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * `fetch` with the bearer token, refreshed in time; after a 401 the token is refreshed once and the call repeated once.
   * What begins or renews a session, and what goes to other servers, goes without a token; what brings its own goes by that.
   */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit, call?: CallOptions) => Promise<Response>
}

export interface CallOptions {
  /** Where a backend renews tokens; that of the product's own when left out. */
  readonly refreshPath?: string
}

export interface SessionKeeperOptions {
  /** Where the API lives; '' for the page's own origin. */
  readonly baseUrl: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly fetch: typeof globalThis.fetch
  readonly nowSeconds: () => number
  /** Called when the session could not be kept: a refresh was refused, or what it gave. */
  readonly onExpired?: () => void
  /** The other tabs that share the storage; the browser's own when left out. */
  readonly tabs?: OtherTabs
}

export const SESSION_STORAGE_KEY = 'lectern.session'

const REFRESH_PATH = '/api/auth/refreshtoken'

/**
 * Calls that carry no token, and whose 401 says nothing of the session that there is: those that begin or renew one, the
 * files of the object store, uploads to it included (their address says what is allowed), and the samples of voices.
 */
const WITHOUT_SESSION = /^\/(api\/auth|auth(?!\/account)|objects|api\/speech\/voices\/[^/]+\/preview$)(\/|$)/

/** A token is renewed when no more seconds than this are left. */
const REFRESH_BEFORE_EXPIRY_SECONDS = 30

/** Other tabs wait for a renewal that hangs no longer than this. */
const LONGEST_RENEWAL_MILLISECONDS = 20_000

/**
 * Keeps the signed-in user: one stored truth, one refresh at a time however many calls and tabs wait for it. A refresh
 * token can be used once: a tab that sent the one that another tab has used would sign both out.
 */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { storage, tabs = browserTabs(SESSION_STORAGE_KEY) } = options
  const listeners = new Set<() => void>()
  let stored = storage.getItem(SESSION_STORAGE_KEY)
  let session = readStored(stored)
  let refreshing: Promise<Session | null> | null = null

  function take(text: string | null, next: Session | null): void {
    stored = text
    session = next
    for (const listener of listeners) listener()
  }

  function change(next: Session | null): void {
    const text = next && JSON.stringify(next)
    if (text === null) storage.removeItem(SESSION_STORAGE_KEY)
    else storage.setItem(SESSION_STORAGE_KEY, text)
    take(text, next)
  }

  /** The session as it is stored now; the same object as long as nobody has changed it. */
  function look(): Session | null {
    const text = storage.getItem(SESSION_STORAGE_KEY)
    if (text !== stored) take(text, readStored(text))
    return session
  }

  function end(): void {
    change(null)
    options.onExpired?.()
  }

  async function requestNewTokens(stale: Session, refreshPath: string): Promise<Session | null> {
    if (look() !== stale) return session
    const answer = await options.fetch(`${options.baseUrl}${refreshPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: stale.refreshToken }),
      signal: AbortSignal.timeout(LONGEST_RENEWAL_MILLISECONDS),
    })
    const pair = answer.ok ? readTokenPair(await answer.json()) : null
    // Whoever has signed out, or renewed the session, meanwhile has the last word.
    if (look() !== stale) return session
    if (pair) change({ ...stale, ...pair })
    // Only a refusal ends the session: a server that is down or busy must not sign anybody out.
    if (answer.status === 401 || answer.status === 403) end()
    return session
  }

  function refresh(stale: Session, refreshPath: string): Promise<Session | null> {
    refreshing ??= tabs
      .inTurn(() => requestNewTokens(stale, refreshPath))
      .finally(() => {
        refreshing = null
      })
    return refreshing
  }

  function isDue(current: Session): boolean {
    const expiry = readTokenExpiry(current.accessToken)
    return expiry !== null && expiry - options.nowSeconds() <= REFRESH_BEFORE_EXPIRY_SECONDS
  }

  async function send(request: Request, current: Session | null): Promise<Response> {
    if (!current) return options.fetch(request)
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${current.accessToken}`)
    return options.fetch(new Request(request, { headers }))
  }

  /** Null for another server's address: no token of ours goes there. */
  function pathAtOurs(url: string): string | null {
    const base = options.baseUrl === '' ? new URL(url).origin : options.baseUrl
    if (options.baseUrl === '' && base !== globalThis.location.origin) return null
    return url.startsWith(`${base}/`) ? url.slice(base.length) : null
  }

  tabs.onWrite(look)
  return {
    baseUrl: options.baseUrl,
    current: () => session,
    signedIn: change,
    signedOut: () => change(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async fetch(input, init, { refreshPath = REFRESH_PATH } = {}) {
      const request = new Request(input, init)
      const path = pathAtOurs(request.url)
      const hasToken = request.headers.has('authorization')
      if (path === null || hasToken || WITHOUT_SESSION.test(path)) return options.fetch(request)
      const again = request.clone()
      const kept = look()
      const current = kept && isDue(kept) ? await refresh(kept, refreshPath) : kept
      const answer = await send(request, current)
      if (answer.status !== 401 || !current) return answer
      const renewed = await refresh(current, refreshPath)
      if (!renewed || renewed === current) return answer
      const second = await send(again, renewed)
      // A token that was made just now is refused: the account is gone, or may do nothing here.
      if (second.status === 401 && look() === renewed) end()
      return second
    },
  }
}

function readTokenPair(body: unknown): Pick<Session, 'accessToken' | 'refreshToken'> | null {
  if (typeof body !== 'object' || body === null) return null
  const accessToken: unknown = Reflect.get(body, 'accessToken')
  const refreshToken: unknown = Reflect.get(body, 'refreshToken')
  return typeof accessToken === 'string' && typeof refreshToken === 'string' ? { accessToken, refreshToken } : null
}

function readStored(text: string | null): Session | null {
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    const pair = readTokenPair(stored)
    if (!pair || typeof stored !== 'object' || stored === null) return null
    const id: unknown = Reflect.get(stored, 'id')
    const email: unknown = Reflect.get(stored, 'email')
    if (typeof id !== 'number' || typeof email !== 'string') return null
    return { ...pair, id, email, role: Reflect.get(stored, 'role') === 'user' ? 'user' : 'student' }
  } catch {
    // Storage that another program wrote over is the same as no session.
    return null
  }
}
