import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { countedTries, mailedLinks } from '../../entities/schema'

export type MailedLinkRow = typeof mailedLinks.$inferSelect
export type MailedPurpose = MailedLinkRow['purpose']

export async function insertMailedLink(database: Queryable, link: typeof mailedLinks.$inferInsert): Promise<void> {
  await database.insert(mailedLinks).values(link)
}

function isOpen(purpose: MailedPurpose, tokenHash: string, now: Date) {
  return and(
    eq(mailedLinks.tokenHash, tokenHash),
    eq(mailedLinks.purpose, purpose),
    isNull(mailedLinks.usedAt),
    gt(mailedLinks.expiresAt, now),
  )
}

/** Checks the link without using it, before anything costly. */
export async function isMailedLinkOpen(
  database: Queryable,
  purpose: MailedPurpose,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .select({ purpose: mailedLinks.purpose })
    .from(mailedLinks)
    .where(isOpen(purpose, tokenHash, now))
  return rows.length > 0
}

/**
 * Marks the link as used and returns it. Returns null if it is unknown, of another purpose, used or expired. One of several
 * concurrent callers gets the link.
 */
export async function redeemMailedLink(
  database: Queryable,
  purpose: MailedPurpose,
  tokenHash: string,
  now: Date,
): Promise<MailedLinkRow | null> {
  const [row] = await database
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(isOpen(purpose, tokenHash, now))
    .returning()
  return row ?? null
}

/** Invalidates the links that would set the account's password. */
export async function invalidatePasswordLinks(database: Queryable, userId: number, now: Date): Promise<void> {
  await database
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, 'reset'), isNull(mailedLinks.usedAt)))
}

export async function deleteExpiredMail(database: Queryable, now: Date): Promise<void> {
  await database.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now))
  await database.delete(countedTries).where(lt(countedTries.resetsAt, now))
}
