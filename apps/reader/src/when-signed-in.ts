import type { SessionKeeper } from '@lectern/api-client/session'

/** Does something once somebody is signed in, now or later; readers without an account never load what it needs. */
export function whenSignedIn(session: Pick<SessionKeeper, 'current' | 'subscribe'>, begin: () => void): void {
  if (session.current() !== null) {
    begin()
    return
  }
  const stopLooking = session.subscribe(() => {
    if (session.current() === null) return
    stopLooking()
    begin()
  })
}
