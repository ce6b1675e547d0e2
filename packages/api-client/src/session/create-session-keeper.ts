import { browserTabs, type OtherTabs } from './browser-tabs'
import { createStoredSession } from './create-stored-session'
import { readTokenPair } from './parse-session'
import { readTokenExpiry } from './read-token-expiry'
import type { Session } from './session'

export interface SessionKeeper {
  readonly baseUrl: string
  readonly current: () => Session | null
  readonly signedIn: (session: Session) => void
  readonly signedOut: () => void
  /** Calls the listener after every change, including those of another tab. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * `fetch` with the bearer token, refreshed before it expires; after a 401 the token is refreshed and the call repeated, once.
   * Sign-in and refresh calls and calls to other servers carry no token; a call with its own token keeps it.
   */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit, call?: CallOptions) => Promise<Response>
}

export interface CallOptions {
  /** Path at which the backend refreshes tokens; the product's own by default. */
  readonly refreshPath?: string
}

export interface SessionKeeperOptions {
  /** Base address of the API; '' for the page's own origin. */
  readonly baseUrl: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly fetch: typeof globalThis.fetch
  readonly nowSeconds: () => number
  /** Called when the session has ended: a refresh was refused, or the refreshed token was. */
  readonly onExpired?: () => void
  /** The other tabs that share the storage; the browser's by default. */
  readonly tabs?: OtherTabs
}

export const SESSION_STORAGE_KEY = 'lectern.session'

const REFRESH_PATH = '/api/auth/refreshtoken'

/**
 * Calls without a token, whose 401 does not concern the session: sign-in and refresh, files of and uploads to the object store
 * (their addresses are signed), and voice samples.
 */
const WITHOUT_SESSION = /^\/(api\/auth|auth(?!\/account)|objects|api\/speech\/voices\/[^/]+\/preview$)(\/|$)/

/** A token is refreshed when this many seconds or fewer are left. */
const REFRESH_BEFORE_EXPIRY_SECONDS = 30

/** Longest time that other tabs wait for a hanging refresh. */
const MAX_RENEWAL_MILLISECONDS = 20_000

/**
 * Manages the signed-in user: one stored session, and one refresh at a time for all waiting calls and tabs. A refresh token can
 * be used once: a tab that sent one that another tab has used would sign both out.
 */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { tabs = browserTabs(SESSION_STORAGE_KEY) } = options
  const stored = createStoredSession(options.storage, SESSION_STORAGE_KEY)
  let refreshing: Promise<Session | null> | null = null

  function end(): void {
    stored.write(null)
    options.onExpired?.()
  }

  async function requestNewTokens(stale: Session, refreshPath: string): Promise<Session | null> {
    if (stored.read() !== stale) return stored.current()
    const response = await options.fetch(`${options.baseUrl}${refreshPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: stale.refreshToken }),
      signal: AbortSignal.timeout(MAX_RENEWAL_MILLISECONDS),
    })
    const pair = response.ok ? readTokenPair(await response.json()) : null
    // A sign-out or a refresh in the meantime takes precedence.
    if (stored.read() !== stale) return stored.current()
    if (pair) stored.write({ ...stale, ...pair })
    // Only a refusal ends the session: a server that is down or busy must not sign users out.
    if (response.status === 401 || response.status === 403) end()
    return stored.current()
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

  /** Returns the path of an address of our API; null for another server, which must not get the token. */
  function pathAtOurs(url: string): string | null {
    const base = options.baseUrl === '' ? new URL(url).origin : options.baseUrl
    if (options.baseUrl === '' && base !== globalThis.location.origin) return null
    return url.startsWith(`${base}/`) ? url.slice(base.length) : null
  }

  tabs.onWrite(stored.read)
  return {
    baseUrl: options.baseUrl,
    current: stored.current,
    signedIn: stored.write,
    signedOut: () => stored.write(null),
    subscribe: stored.subscribe,
    async fetch(input, init, { refreshPath = REFRESH_PATH } = {}) {
      const request = new Request(input, init)
      const path = pathAtOurs(request.url)
      const hasToken = request.headers.has('authorization')
      if (path === null || hasToken || WITHOUT_SESSION.test(path)) return options.fetch(request)
      const again = request.clone()
      const known = stored.read()
      const current = known && isDue(known) ? await refresh(known, refreshPath) : known
      const response = await send(request, current)
      if (response.status !== 401 || !current) return response
      const renewed = await refresh(current, refreshPath)
      if (!renewed || renewed === current) return response
      const second = await send(again, renewed)
      // A token that was just issued is rejected: the account is gone or has no rights.
      if (second.status === 401 && stored.read() === renewed) end()
      return second
    },
  }
}
