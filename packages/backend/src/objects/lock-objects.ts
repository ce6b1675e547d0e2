import { sql } from 'drizzle-orm'
import { advisoryLocks } from '../database/advisory-locks'
import type { Queryable } from '../database/open-database'

/**
 * Keeps the sweep away from a book's objects until the transaction ends. Keys are hashes of content, so a key that is to
 * be removed may be named again: who names an object in a row makes sure that it is there, and names it, under this lock.
 * Nothing long is done under it, such as sending a file to the store: other writes of the book wait for it meanwhile.
 */
export async function lockObjects(transaction: Queryable, bookId: number): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.objectsOfBook}, (${bookId} % 2147483647)::int)`,
  )
}

/** The same without waiting; false when somebody holds the lock now. */
export async function tryLockObjects(transaction: Queryable, bookId: number): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.objectsOfBook}, (${bookId} % 2147483647)::int) as free`,
  )
  return rows[0]?.['free'] === true
}
