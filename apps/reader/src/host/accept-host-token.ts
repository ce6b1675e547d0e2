import type { SessionKeeper } from '@lectern/api-client/session'
import { readToken } from '@lectern/reader-ui/address'
import { adoptHostToken } from '../adopt-token'

/**
 * Signs in the user of a token that the host page has sent, unless somebody is signed in.
 * @returns why the token is refused; null if its user is signed in
 */
export function acceptHostToken(session: SessionKeeper, token: string): 'unreadable-token' | 'other-reader' | null {
  const reading = readToken(token)
  if (reading.kind === 'broken') return 'unreadable-token'
  const current = session.current()
  if (current !== null) return Number(reading.user.id) === current.id ? null : 'other-reader'
  adoptHostToken(session, token)
  return null
}
