import { randomBytes } from 'node:crypto'
import type { Database, Queryable } from '../database/open-database'
import * as repository from './accounts.repository'
import { hashSecretToken, newSecretToken } from './secret-token'

export const signInLinkMinutes = 15

/**
 * A token that signs its account in once within 15 minutes; the account is made in the first domain when it is missing.
 * Who can call this has the database itself: the operator, from the server or the command line.
 */
export async function createSignInLink(
  database: Database,
  account: { email: string; role: 'user' | 'student' },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const domainId = await repository.firstDomain(database)
  const { id } = await repository.saveUser(database, { domainId, ...account, verifiedAt: now })
  return linkTo(database, id, now)
}

/** A token that signs this account in once within 15 minutes. */
export async function linkTo(
  database: Queryable,
  userId: number,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecretToken(randomBytes)
  const expiresAt = new Date(now.getTime() + signInLinkMinutes * 60_000)
  await repository.insertSignInLink(database, { tokenHash: hashSecretToken(token), userId, expiresAt })
  return { token, expiresAt }
}
