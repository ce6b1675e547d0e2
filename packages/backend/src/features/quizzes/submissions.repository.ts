import { onlyRow } from '../../entities/failures/only-row'
import { and, asc, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { books, quizSubmissions, quizzes, users } from '../../entities/schema'
import { first } from './quizzes.repository'

/**
 * Returns the id of the quiz that a trigger or an address names, among books that `isVisible` admits. Its own id takes
 * precedence over that of another system; of several the one of the caller's domain, then the oldest.
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
 * Locks the account against deletion until the transaction ends, and serialises its submissions if attempts count.
 * Returns false if it was deleted.
 */
export async function lockReader(transaction: Queryable, userId: number, isCounted: boolean): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for(isCounted ? 'no key update' : 'key share')
  return rows.length > 0
}

/** Locks the quiz against deletion until the transaction ends; false if it was deleted. */
export async function lockQuizRow(transaction: Queryable, quizId: number): Promise<boolean> {
  const rows = await transaction.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.id, quizId)).for('key share')
  return rows.length > 0
}

function areUsed(quizId: number): SQL | undefined {
  return and(eq(quizSubmissions.quizId, quizId), eq(quizSubmissions.isPractice, false), isNull(quizSubmissions.resetAt))
}

export async function countAttempts(database: Queryable, quizId: number, userId: number): Promise<number> {
  const rows = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(quizSubmissions)
    .where(and(areUsed(quizId), eq(quizSubmissions.userId, userId)))
  return onlyRow(rows).count
}

export async function insertSubmission(
  database: Queryable,
  submission: typeof quizSubmissions.$inferInsert,
): Promise<string> {
  return first(await database.insert(quizSubmissions).values(submission).returning({ id: quizSubmissions.id })).id
}

/** Resets the attempts of one reader or of all and returns their number. Submissions stay. */
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

/** Returns submissions of a quiz with their readers, the newest first. */
export async function listSubmissions(database: Queryable, quizId: number, limit: number) {
  return database
    .select({ ...getTableColumns(quizSubmissions), name: users.name, email: users.email })
    .from(quizSubmissions)
    .innerJoin(users, eq(users.id, quizSubmissions.userId))
    .where(eq(quizSubmissions.quizId, quizId))
    .orderBy(desc(quizSubmissions.createdAt), desc(quizSubmissions.id))
    .limit(limit)
}

export type ListedSubmission = Awaited<ReturnType<typeof listSubmissions>>[number]
