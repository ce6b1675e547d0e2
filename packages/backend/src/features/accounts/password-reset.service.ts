import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import { passwordMail } from './write-account-mails'
import type { AccountServices } from './account-services'
import * as accounts from '../../entities/accounts/accounts.repository'
import { hashPassword } from './hash-password'
import * as links from './mailed-links.repository'
import { hashSecretToken, newSecretToken } from './secret-token'

const passwordLinkMinutes = 60

/** Mails a link if the email has an account. Neither response nor response time reveals whether it has. */
export async function forgotPassword(
  { database, limits, later, mailer, readerOrigin, now }: AccountServices,
  address: string,
  { email, domainId }: { email: string; domainId?: number | undefined },
): Promise<void> {
  await limits.mail(address, email)
  later.start('the password reset mail', async () => {
    const user = await accounts.findUserByEmail(database, email, domainId)
    if (!user) return
    await mailer.send(passwordMail(readerOrigin, user.email, await createPasswordLink(database, user.id, now())))
  })
}

/** Returns a token that sets the account's password once within the hour. */
export async function createPasswordLink(database: Queryable, userId: number, now: Date): Promise<string> {
  const token = newSecretToken(randomBytes)
  await links.insertMailedLink(database, {
    tokenHash: hashSecretToken(token),
    purpose: 'reset',
    userId,
    expiresAt: new Date(now.getTime() + passwordLinkMinutes * 60_000),
  })
  return token
}

/** Sets the password and ends every session, so that whoever knew the old one is signed out. */
export async function resetPassword(
  { database, now }: AccountServices,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const tokenHash = hashSecretToken(token)
  const over = () =>
    new ApiFailure('link-not-valid', 'This link was used already or is older than an hour. Ask for a new one.')
  if (!(await links.isMailedLinkOpen(database, 'reset', tokenHash, now()))) throw over()
  const passwordHash = await hashPassword(password, randomBytes)
  await database.transaction(async (transaction) => {
    const link = await links.redeemMailedLink(transaction, 'reset', tokenHash, now())
    if (!link?.userId) throw over()
    // Whoever opens the mailed link owns the mailbox.
    await accounts.changeUser(transaction, link.userId, { passwordHash, verifiedAt: now() })
    await accounts.endSessions(transaction, link.userId, now())
    await links.invalidatePasswordLinks(transaction, link.userId, now())
  })
}
