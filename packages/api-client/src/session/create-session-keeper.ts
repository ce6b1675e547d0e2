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
  /** `fetch` with the bearer token, refreshed in time; after a 401 the token is refreshed once and the call repeated. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
}

export interface SessionKeeperOptions {
  /** Where the API lives; '' for the page's own origin. */
  readonly baseUrl: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly fetch: typeof globalThis.fetch
  readonly nowSeconds: () => number
  /** Called when the session could not be kept: a refresh was refused. */
  readonly onExpired?: () => void
}

export const SESSION_STORAGE_KEY = 'lectern.session'

/** A token is renewed when fewer seconds than this are left. */
const REFRESH_BEFORE_EXPIRY_SECONDS = 30

/** Keeps the signed-in user: one stored truth, one refresh at a time however many calls wait for it. */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const listeners = new Set<() => void>()
  let session = readStored(options.storage.getItem(SESSION_STORAGE_KEY))
  let refreshing: Promise<Session | null> | null = null

  function change(next: Session | null): void {
    session = next
    if (next) options.storage.setItem(SESSION_STORAGE_KEY, JSON.stringify(next))
    else options.storage.removeItem(SESSION_STORAGE_KEY)
    for (const listener of listeners) listener()
  }

  async function requestNewTokens(stale: Session): Promise<Session | null> {
    const answer = await options.fetch(`${options.baseUrl}/api/auth/refreshtoken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: stale.refreshToken }),
    })
    if (answer.ok) {
      const pair = readTokenPair(await answer.json())
      if (pair) {
        const renewed = { ...stale, ...pair }
        change(renewed)
        return renewed
      }
    }
    // Only a refusal ends the session: a server that is down or busy must not sign anybody out.
    if (answer.status === 401 || answer.status === 403) {
      change(null)
      options.onExpired?.()
      return null
    }
    return stale
  }

  function refresh(stale: Session): Promise<Session | null> {
    refreshing ??= requestNewTokens(stale).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  function isDue(current: Session): boolean {
    const expiry = readTokenExpiry(current.accessToken)
    return expiry !== null && expiry - options.nowSeconds() < REFRESH_BEFORE_EXPIRY_SECONDS
  }

  async function send(request: Request, current: Session | null): Promise<Response> {
    if (!current) return options.fetch(request)
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${current.accessToken}`)
    return options.fetch(new Request(request, { headers }))
  }

  return {
    baseUrl: options.baseUrl,
    current: () => session,
    signedIn: change,
    signedOut: () => change(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async fetch(input, init) {
      const request = new Request(input, init)
      const again = request.clone()
      const current = session && isDue(session) ? await refresh(session) : session
      const answer = await send(request, current)
      if (answer.status !== 401 || !current) return answer
      const renewed = session && session.accessToken !== current.accessToken ? session : await refresh(current)
      return renewed && renewed.accessToken !== current.accessToken ? send(again, renewed) : answer
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
