import { sql } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { PartState } from '../health/health.handlers'
import type { Queryable } from './open-database'

const Journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1) })

/** The newest migration in a folder, as the migrator keeps it in the database. */
export async function readNewestMigration(folder: string): Promise<number> {
  const journal = Journal.parse(JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')))
  return Math.max(...journal.entries.map(({ when }) => when))
}

/** Whether the database has the schema of this version: a copy restored from an older one may not. */
export async function checkMigrations(database: Queryable, newest: number): Promise<PartState> {
  const { rows } = await database.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
  const applied = Number(rows[0]?.['newest'] ?? 0)
  return applied >= newest
    ? { state: 'well' }
    : { state: 'unwell', detail: 'the database has an older schema: start the server again to bring it up to date' }
}
