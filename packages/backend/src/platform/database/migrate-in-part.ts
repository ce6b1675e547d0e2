import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { z } from 'zod'

const journalFile = 'meta/_journal.json'
const Journal = z.looseObject({ entries: z.array(z.unknown()) })

/**
 * Migrates the schema by the first migrations of a folder, to that of an earlier version. The caller holds the migration lock.
 *
 * @param count of migrations from the first one, those that the schema already has included
 */
export async function migrateInPart(client: PoolClient, migrationsFolder: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const journal = Journal.parse(JSON.parse(await readFile(join(folder, journalFile), 'utf8')))
    const shortened = { ...journal, entries: journal.entries.slice(0, count) }
    await writeFile(join(folder, journalFile), JSON.stringify(shortened))
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}
