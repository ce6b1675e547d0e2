import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import type { Queryable } from '../../entities/schema/database-handle'

const lockNotAvailable = '55P03'

/**
 * Prevents every process from deleting objects until the connection closes, so that all objects that rows reference
 * exist.
 * @returns false if another connection has paused them
 */
export async function pauseSweeps(client: ClientBase, waitMs = 30_000): Promise<boolean> {
  try {
    await client.query(`set lock_timeout = ${waitMs}`)
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.sweeps])
    await client.query('set lock_timeout = 0')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === lockNotAvailable) return false
    throw error
  }
}

/** Returns true if objects may be deleted now, and prevents a pause until the transaction ends. */
export async function maySweep(transaction: Queryable): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select pg_try_advisory_xact_lock_shared(${advisoryLocks.sweeps}) as free`,
  )
  return rows[0]?.['free'] === true
}
