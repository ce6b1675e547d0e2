import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import * as repository from '../../entities/accounts/accounts.repository'
import { hashSecretToken, newSecretToken } from './secret-token'
import { signInLinkMinutes } from './sign-in-link-minutes'

/**
 * Creates a token that signs its account in once, see `signInLinkMinutes`; a missing account is created in the first domain.
 * Only the operator, who has access to the database, can call it.
 */
export async function createSignInLink(
  database: Database,
  account: { email: string; role: 'user' | 'student' },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const domainId = await repository.findOrCreateFirstDomain(database)
  const { id } = await repository.saveUser(database, { domainId, ...account, verifiedAt: now })
  return insertLink(database, id, now)
}

/** Returns a token that signs this account in once, see `signInLinkMinutes`. */
export async function insertLink(
  database: Queryable,
  userId: number,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecretToken(randomBytes)
  const expiresAt = new Date(now.getTime() + signInLinkMinutes * 60_000)
  await repository.insertSignInLink(database, { tokenHash: hashSecretToken(token), userId, expiresAt })
  return { token, expiresAt }
}
