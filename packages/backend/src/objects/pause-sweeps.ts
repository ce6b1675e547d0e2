import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { advisoryLocks } from '../database/advisory-locks'
import type { Queryable } from '../database/open-database'

const lockNotAvailable = '55P03'

/**
 * Keeps every process from removing objects for as long as the connection lasts: what the rows name that it reads stays.
 * @returns false when another connection does so already
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

/** Whether objects may be removed now; keeps a pause from beginning until the transaction ends. */
export async function maySweep(transaction: Queryable): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select pg_try_advisory_xact_lock_shared(${advisoryLocks.sweeps}) as free`,
  )
  return rows[0]?.['free'] === true
}
