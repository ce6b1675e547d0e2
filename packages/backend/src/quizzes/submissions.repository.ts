import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { books, quizSubmissions, quizzes, users } from '../database/schema'
import { first } from './quizzes.repository'

/**
 * The id of the quiz that a trigger or an address means, among those of books that `isVisible` lets through: its own id goes
 * before what another system calls it, and of several the one of the caller's domain, then the oldest.
 */
export async function findQuizId(
  database: Queryable,
  name: string,
  isVisible: SQL<boolean>,
  domainId: number,
): Promise<number | null> {
  const find = async (isNamed: SQL) => {
    const [row] = await database
      .select({ id: quizzes.id })
      .from(quizzes)
      .innerJoin(books, eq(books.id, quizzes.bookId))
      .where(and(isNamed, isVisible))
      .orderBy(desc(sql`${books.domainId} = ${domainId}`), asc(quizzes.id))
      .limit(1)
    return row?.id ?? null
  }
  const byId = /^[1-9]\d{0,14}$/.test(name) ? await find(eq(quizzes.id, Number(name))) : null
  return byId ?? (await find(eq(quizzes.haQuizId, name)))
}

/**
 * Keeps the account from being removed until the transaction ends, and, when its attempts count, lets one submission of it
 * through at a time. False when there is no such account any more.
 */
export async function lockReader(transaction: Queryable, userId: number, isCounted: boolean): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for(isCounted ? 'no key update' : 'key share')
  return rows.length > 0
}

/** Keeps the quiz from being deleted until the transaction ends; false when it is gone already. */
export async function lockQuizRow(transaction: Queryable, quizId: number): Promise<boolean> {
  const rows = await transaction.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, quizId)).for('key share')
  return rows.length > 0
}

function areUsed(quizId: number): SQL | undefined {
  return and(eq(quizSubmissions.quizId, quizId), eq(quizSubmissions.isPractice, false), isNull(quizSubmissions.resetAt))
}

export async function countAttempts(database: Queryable, quizId: number, userId: number): Promise<number> {
  const [row] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(quizSubmissions)
    .where(and(areUsed(quizId), eq(quizSubmissions.userId, userId)))
  return row?.count ?? 0
}

export async function insertSubmission(
  database: Queryable,
  submission: typeof quizSubmissions.$inferInsert,
): Promise<string> {
  return first(await database.insert(quizSubmissions).values(submission).returning({ id: quizSubmissions.id })).id
}

/** Gives the attempts back, of one reader or of all; answers how many. What was submitted stays. */
export async function resetAttempts(
  database: Queryable,
  quizId: number,
  userId: number | undefined,
  now: Date,
): Promise<number> {
  const rows = await database
    .update(quizSubmissions)
    .set({ resetAt: now })
    .where(and(areUsed(quizId), userId === undefined ? undefined : eq(quizSubmissions.userId, userId)))
    .returning({ id: quizSubmissions.id })
  return rows.length
}
