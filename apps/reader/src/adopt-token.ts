import type { SessionKeeper } from '@lectern/api-client/session'
import type { AddressBar } from '@lectern/reader-ui'
import { changeAddress, readAddress, readToken } from '@lectern/reader-ui/address'

/**
 * Removes the token from the address and signs its user in, before the first request. An invalid token is only removed.
 */
export function adoptToken(bar: AddressBar, session: SessionKeeper): void {
  const { token } = readAddress(bar.search())
  if (token === null) return
  bar.replace(changeAddress(bar.search(), { token: null }))
  signInByToken(session, token)
}

/** Signs in the user of a token that the page around this reader has sent, unless somebody is signed in. */
export function adoptHostToken(session: SessionKeeper, token: string): void {
  if (session.current() === null) signInByToken(session, token)
}

function signInByToken(session: SessionKeeper, token: string): void {
  const reading = readToken(token)
  if (reading.kind === 'broken') return
  const { accessToken, refreshToken, id, email } = reading.user
  session.signedIn({
    accessToken,
    refreshToken: refreshToken ?? '',
    id: Number(id ?? 0),
    email: email ?? '',
    // The server decides the role; until it responds, the user has a reader's rights.
    role: 'student',
  })
}
