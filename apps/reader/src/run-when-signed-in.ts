import type { SessionKeeper } from '@lectern/api-client/session'

/** Calls `begin` once, as soon as somebody is signed in, so that readers without an account never load what it needs. */
export function runWhenSignedIn(session: Pick<SessionKeeper, 'current' | 'subscribe'>, begin: () => void): void {
  if (session.current() !== null) {
    begin()
    return
  }
  const unsubscribe = session.subscribe(() => {
    if (session.current() === null) return
    unsubscribe()
    begin()
  })
}
