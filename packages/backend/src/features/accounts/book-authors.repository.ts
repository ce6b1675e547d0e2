import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { bookAuthors, books, jobs, users } from '../../entities/schema'
import type { JobRow } from '../../platform/jobs/jobs.repository'

export async function isAuthor(database: Queryable, bookId: number, userId: number): Promise<boolean> {
  const rows = await database
    .select({ userId: bookAuthors.userId })
    .from(bookAuthors)
    .where(and(eq(bookAuthors.bookId, bookId), eq(bookAuthors.userId, userId)))
  return rows.length > 0
}

export async function addAuthor(database: Queryable, bookId: number, userId: number): Promise<void> {
  await database.insert(bookAuthors).values({ bookId, userId }).onConflictDoNothing()
}

/**
 * Locks the books of an author and returns those without another author. Until the transaction ends no author is added
 * to them, and two authors who leave one book simultaneously do so one after the other.
 */
export async function lockAndFindSolelyAuthoredBooks(database: Queryable, userId: number): Promise<number[]> {
  await database
    .select({ id: books.id })
    .from(books)
    .where(
      sql`${books.id} in (select ${bookAuthors.bookId} from ${bookAuthors} where ${bookAuthors.userId} = ${userId})`,
    )
    .orderBy(asc(books.id))
    .for('update')
  const rows = await database
    .select({ bookId: bookAuthors.bookId })
    .from(bookAuthors)
    .where(
      and(
        eq(bookAuthors.userId, userId),
        sql`not exists (select 1 from book_authors other
          where other.book_id = ${bookAuthors.bookId} and other.user_id <> ${userId})`,
      ),
    )
    .orderBy(asc(bookAuthors.bookId))
  return rows.map((row) => row.bookId)
}

/**
 * Deletes the account with everything that references it. Jobs that the user started on books continue without a user; jobs
 * without a book are deleted. Returns those that were queued or running.
 */
export async function deleteUser(database: Queryable, userId: number): Promise<JobRow[]> {
  // Locked, so that no job is queued meanwhile, which the deletion of the user would delete unnoticed.
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await database
    .update(jobs)
    .set({ userId: null })
    .where(and(eq(jobs.userId, userId), isNotNull(jobs.bookId)))
  const deleted = await database.delete(jobs).where(eq(jobs.userId, userId)).returning()
  await database.delete(users).where(eq(users.id, userId))
  return deleted.filter(({ state }) => state === 'queued' || state === 'running')
}
