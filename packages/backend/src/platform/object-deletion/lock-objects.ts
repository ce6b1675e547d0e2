import { sql } from 'drizzle-orm'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import type { Queryable } from '../../entities/schema/database-handle'

/**
 * Locks a book's objects against the sweep until the transaction ends. Keys are content hashes, so a key that is
 * pending deletion may be referenced again: whoever references an object checks that it exists, and writes the row,
 * under this lock. Hold it briefly, never during an upload: other writes of the book wait for it.
 */
export async function lockObjects(transaction: Queryable, bookId: number): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.objectsOfBook}, (${bookId} % 2147483647)::int)`,
  )
}

/** Does the same without waiting. Returns false if the lock is taken. */
export async function tryLockObjects(transaction: Queryable, bookId: number): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.objectsOfBook}, (${bookId} % 2147483647)::int) as free`,
  )
  return rows[0]?.['free'] === true
}
