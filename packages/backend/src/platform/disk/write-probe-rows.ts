import { sql } from 'drizzle-orm'
import type { Database } from '../../entities/schema/database-handle'

/** Writes some ten pages of rows to a temporary table of the database and drops it. Rejects if the disk is full. */
export async function writeProbeRows(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`create temp table disk_probe on commit drop as select repeat(md5(n::text), 64) from generate_series(1, 40) n`,
    )
  })
}
