import { randomBytes } from 'node:crypto'
import * as accounts from '../../entities/accounts/accounts.repository'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { AccountServices } from './account-services'
import type { Session } from './create-sessions'
import { hashPassword, verifyPassword } from './hash-password'
import { invalidatePasswordLinks } from './mailed-links.repository'

/** Sets a new password if the current one is right, ends every session and returns a new one for the caller. */
export async function changePassword(
  { database, limits, sessions, now }: AccountServices,
  address: string,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Session> {
  const user = await accounts.findUser(database, caller.userId)
  if (!user) throw new ApiFailure('session-ended', 'This account was deleted.')
  // A stolen session must not try passwords without limit.
  await limits.signIn(address, user.email)
  const { passwordHash: before } = user
  const verdict = before === null ? 'differs' : await verifyPassword(currentPassword, before)
  if (verdict === 'not-verifiable') {
    throw new ApiFailure(
      'not-available',
      'This password is stored in a format that this server cannot check. Ask for a link that sets a new one.',
    )
  }
  if (before === null || verdict === 'differs') {
    throw new ApiFailure('invalid-field', 'This is not the current password.', { field: 'currentPassword' })
  }
  await limits.signedIn(user.email)
  const passwordHash = await hashPassword(newPassword, randomBytes)
  return database.transaction(async (transaction) => {
    const changed = await accounts.changeUser(transaction, user.id, { passwordHash })
    await accounts.endSessions(transaction, user.id, now())
    await invalidatePasswordLinks(transaction, user.id, now())
    return sessions.start(transaction, changed)
  })
}
