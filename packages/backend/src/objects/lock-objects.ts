import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'

/** Any fixed number: sets these locks apart from the other ones of the database. */
const objectLock = 4603

/**
 * Keeps the sweep away from a book's objects until the transaction ends. Keys are hashes of content, so a key that is to
 * be removed may be named again: who puts an object and names it in a row does both under this lock.
 */
export async function lockObjects(transaction: Queryable, bookId: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${objectLock}, (${bookId} % 2147483647)::int)`)
}
