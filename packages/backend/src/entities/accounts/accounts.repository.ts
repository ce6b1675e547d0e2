import { and, asc, eq, gt, gte, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../schema/database-handle'
import { domains, refreshTokens, signInLinks, users } from '../schema'

export type UserRow = typeof users.$inferSelect
export type RefreshTokenRow = typeof refreshTokens.$inferSelect

/** Returns the oldest domain's id. Creates the domain 'Lectern' if there is none. */
export async function findOrCreateFirstDomain(database: Queryable): Promise<number> {
  const [existing] = await database.select({ id: domains.id }).from(domains).orderBy(asc(domains.id)).limit(1)
  if (existing) return existing.id
  const [created] = await database.insert(domains).values({ name: 'Lectern' }).returning({ id: domains.id })
  if (!created) throw new Error('the first domain was not written')
  return created.id
}

/** Finds the account in the domain; without a domain, the oldest account with that email. */
export async function findUserByEmail(database: Queryable, email: string, domainId?: number): Promise<UserRow | null> {
  const byEmail = eq(users.email, email.toLowerCase())
  const [row] = await database
    .select()
    .from(users)
    .where(domainId === undefined ? byEmail : and(byEmail, eq(users.domainId, domainId)))
    .orderBy(asc(users.id))
    .limit(1)
  return row ?? null
}

export async function findUser(database: Queryable, id: number): Promise<UserRow | null> {
  const [row] = await database.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/**
 * Inserts the account, or updates the role, the password if given, and a missing `verifiedAt` of the account with that email.
 */
export async function saveUser(
  database: Queryable,
  user: { domainId: number; email: string; role: 'user' | 'student'; passwordHash?: string; verifiedAt: Date },
): Promise<UserRow> {
  const { role, passwordHash, verifiedAt } = user
  const [row] = await database
    .insert(users)
    .values({ ...user, email: user.email.toLowerCase() })
    .onConflictDoUpdate({
      target: [users.domainId, users.email],
      set: {
        role,
        verifiedAt: sql`coalesce(${users.verifiedAt}, ${verifiedAt.toISOString()}::timestamptz)`,
        ...(passwordHash === undefined ? {} : { passwordHash }),
      },
    })
    .returning()
  if (!row) throw new Error(`the account ${user.email} was not written`)
  return row
}

/** Inserts the account and returns it; null if the domain has an account with that email. */
export async function insertUser(database: Queryable, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await database
    .insert(users)
    .values({ ...user, email: user.email.toLowerCase() })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function changeUser(
  database: Queryable,
  id: number,
  change: Partial<Pick<UserRow, 'role' | 'passwordHash' | 'verifiedAt'>>,
): Promise<UserRow> {
  const [row] = await database.update(users).set(change).where(eq(users.id, id)).returning()
  if (!row) throw new Error(`account ${id} disappeared while it was changed`)
  return row
}

export async function findDomain(database: Queryable, id: number): Promise<typeof domains.$inferSelect | null> {
  const [row] = await database.select().from(domains).where(eq(domains.id, id))
  return row ?? null
}

/** Stores the same password under a new hash, unless it was changed meanwhile. */
export async function replacePasswordHash(
  database: Queryable,
  id: number,
  before: string,
  after: string,
): Promise<void> {
  await database
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
}

export async function insertSignInLink(database: Queryable, link: typeof signInLinks.$inferInsert): Promise<void> {
  await database.insert(signInLinks).values(link)
}

export interface LinkRedemption {
  tokenHash: string
  /** Null if the client sent no nonce: the link never signs in again. */
  nonceHash: string | null
  /** Family of the session that it starts. */
  familyId: string
}

/**
 * Marks the link as used and returns its user. Returns null if it is unknown, used or expired. One of several concurrent
 * callers gets the user.
 */
export async function redeemSignInLink(
  database: Queryable,
  { tokenHash, nonceHash, familyId }: LinkRedemption,
  now: Date,
): Promise<number | null> {
  const [row] = await database
    .update(signInLinks)
    .set({ usedAt: now, redeemedNonceHash: nonceHash, familyId })
    .where(and(eq(signInLinks.tokenHash, tokenHash), isNull(signInLinks.usedAt), gt(signInLinks.expiresAt, now)))
    .returning({ userId: signInLinks.userId })
  return row?.userId ?? null
}

/**
 * Returns the user and the family of a link that was redeemed with this nonce, at the earliest at `since`. Returns null for all
 * other links, and if a session of the family was ended.
 */
export async function findRedeemedLink(
  database: Queryable,
  { tokenHash, nonceHash }: { tokenHash: string; nonceHash: string },
  since: Date,
): Promise<{ userId: number; familyId: string } | null> {
  const [row] = await database
    .select({ userId: signInLinks.userId, familyId: signInLinks.familyId })
    .from(signInLinks)
    .where(
      and(
        eq(signInLinks.tokenHash, tokenHash),
        eq(signInLinks.redeemedNonceHash, nonceHash),
        gte(signInLinks.usedAt, since),
        notExists(
          database
            .select({ familyId: refreshTokens.familyId })
            .from(refreshTokens)
            .where(and(eq(refreshTokens.familyId, signInLinks.familyId), isNotNull(refreshTokens.revokedAt))),
        ),
      ),
    )
  if (!row) return null
  const { userId, familyId } = row
  if (familyId === null) throw new Error(`the sign-in link of account ${userId} was redeemed without a family`)
  return { userId, familyId }
}

export async function insertRefreshToken(database: Queryable, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await database.insert(refreshTokens).values(token)
}

/** Reads a token and locks it until the transaction ends. */
export async function lockRefreshToken(database: Queryable, tokenHash: string): Promise<RefreshTokenRow | null> {
  const [row] = await database.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)).for('update')
  return row ?? null
}

export async function markRefreshTokenUsed(database: Queryable, tokenHash: string, now: Date): Promise<void> {
  await database.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.tokenHash, tokenHash))
}

export async function revokeFamily(database: Queryable, familyId: string, now: Date): Promise<void> {
  await database
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.revokedAt)))
}

/** Revokes all refresh tokens and one-time links of the account. */
export async function endSessions(database: Queryable, userId: number, now: Date): Promise<void> {
  await database
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedAt)))
  await database
    .update(signInLinks)
    .set({ usedAt: now })
    .where(and(eq(signInLinks.userId, userId), isNull(signInLinks.usedAt)))
}

/** Deletes expired tokens. Used ones stay until they expire: a second use shows that someone else has a copy. */
export async function deleteExpiredTokens(database: Queryable, now: Date): Promise<void> {
  await database.delete(signInLinks).where(lt(signInLinks.expiresAt, now))
  await database.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
}
