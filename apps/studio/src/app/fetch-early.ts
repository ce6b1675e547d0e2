import type { SessionKeeper } from '@lectern/api-client/session'

export interface EarlyFetchOptions {
  /** Paths to request now, with their queries. */
  readonly paths: readonly string[]
  /** Calls a function later, when responses that nobody asked for are too old. */
  readonly later: (task: () => void) => void
}

/**
 * Sends calls while the code that makes them is still loading. Each response is that of the first call for its path; later
 * ones, and all after the author has changed, are sent as usual. Sends nothing without an author.
 */
export function fetchEarly(session: SessionKeeper, { paths, later }: EarlyFetchOptions): SessionKeeper {
  if (session.current() === null) return session
  const author = session.current()?.id
  const early = new Map(
    paths.map((path) => {
      const response = session.fetch(session.baseUrl + path)
      // A failure is met by the call itself, which is sent again.
      response.catch(() => early.delete(path))
      return [path, response]
    }),
  )
  later(() => early.clear())
  session.subscribe(() => {
    if (session.current()?.id !== author) early.clear()
  })
  return {
    ...session,
    fetch(input, init, call) {
      const path = early.size === 0 ? null : readPath(input, init, session.baseUrl)
      const response = path === null ? undefined : early.get(path)
      if (path === null || response === undefined) return session.fetch(input, init, call)
      early.delete(path)
      return response
    },
  }
}

/** Returns the path of a call that only reads, with its query; null for any other. */
function readPath(input: RequestInfo | URL, init: RequestInit | undefined, baseUrl: string): string | null {
  const { method, url } = new Request(input, init)
  const base = baseUrl === '' ? globalThis.location.origin : baseUrl
  return method === 'GET' && url.startsWith(`${base}/`) ? url.slice(base.length) : null
}
