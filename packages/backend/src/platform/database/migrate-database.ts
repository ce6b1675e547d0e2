import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import { reindexCollations } from './reindex-collations'

/** Migrates the schema, and its indexes to the ICU of the database. Processes may call it simultaneously: one migrates, the others wait. */
export async function migrateDatabase(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder })
    await reindexCollations(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration])
    client.release()
  }
}
