import { onlyRow } from '../../entities/failures/only-row'
import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { PartState } from '../../ports/part-state'
import type { Queryable } from '../../entities/schema/database-handle'

const Journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1) })

/** Returns the time of the newest migration in a folder, as the migrator stores it in the database. */
export async function readNewestMigration(folder: string): Promise<number> {
  const journal = Journal.parse(JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')))
  return Math.max(...journal.entries.map(({ when }) => when))
}

/** Checks that the database has the schema of this version, which a restored older copy may lack. */
export async function checkMigrations(database: Queryable, newest: number): Promise<PartState> {
  const { rows } = await database.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
  const applied = Number(onlyRow(rows)['newest'])
  return applied >= newest
    ? { state: 'well' }
    : { state: 'unwell', detail: 'the database has an older schema: start the server again to bring it up to date' }
}
