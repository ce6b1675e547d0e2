import type { SessionKeeper } from '@lectern/api-client/session'
import type { AddressBar } from '@lectern/reader-ui'
import { changeAddress, readAddress, readToken } from '@lectern/reader-ui/address'

/**
 * Removes the token from the address and signs its user in, before the first request. An invalid token is only removed.
 */
export function adoptToken(bar: AddressBar, session: SessionKeeper): void {
  const { token } = readAddress(bar.search())
  if (token === null) return
  bar.replace(changeAddress(bar.search(), { token: null }), bar.index() ?? 0)
  signInByToken(session, token)
}

/**
 * Signs in the user of a token that the page around this reader has sent, unless somebody is signed in.
 * @returns why not; null if the user is signed in
 */
export function adoptHostToken(session: SessionKeeper, token: string): 'unreadable-token' | 'other-reader' | null {
  const current = session.current()
  if (current === null) return signInByToken(session, token) ? null : 'unreadable-token'
  const reading = readToken(token)
  if (reading.kind === 'broken') return 'unreadable-token'
  return Number(reading.user.id ?? 0) === current.id ? null : 'other-reader'
}

/** Returns false for a token that is malformed. */
function signInByToken(session: SessionKeeper, token: string): boolean {
  const reading = readToken(token)
  if (reading.kind === 'broken') return false
  const { accessToken, refreshToken, id, email } = reading.user
  session.signedIn({
    accessToken,
    refreshToken: refreshToken ?? '',
    id: Number(id ?? 0),
    email: email ?? '',
    // The server decides the role; until it responds, the user has a reader's rights.
    role: 'student',
  })
  return true
}
