import type { SessionKeeper } from '@lectern/api-client/session'
import type { AddressBar } from '@lectern/reader-ui'
import { changeAddress, readAddress, readToken } from '@lectern/reader-ui/address'

/**
 * Takes the token out of the address and signs its user in, before anything is asked of a server. A token that cannot be
 * read only disappears.
 */
export function adoptToken(bar: AddressBar, session: SessionKeeper): void {
  const { token } = readAddress(bar.search())
  if (token === null) return
  bar.replace(changeAddress(bar.search(), { token: null }), bar.index() ?? 0)
  const reading = readToken(token)
  if (reading.kind === 'broken') return
  const { accessToken, refreshToken, id, email } = reading.user
  session.signedIn({
    accessToken,
    refreshToken: refreshToken ?? '',
    id: Number(id ?? 0),
    email: email ?? '',
    // What the user may do is the server's to say; until then only what every reader may.
    role: 'student',
  })
}
