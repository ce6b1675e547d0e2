import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PoolClient } from 'pg'
import { migrateInPart } from '../../platform/database/migrate-in-part'
import { BackupError, type Manifest } from './backup-format'
import { describeTables, readMigrations } from './describe-database'

const hasMigrations = `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`

/**
 * Gives an empty database the schema of the version that made a backup. The caller holds the migration lock, and migrates the
 * restored rows afterwards.
 *
 * @throws BackupError if a later version made the backup, or the database already has another schema
 */
export async function prepareSchema(client: PoolClient, migrationsFolder: string, manifest: Manifest): Promise<void> {
  const { migrations, tables, version } = manifest
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  if (!startsWith(known, migrations)) {
    throw new BackupError(
      `The backup was made by version ${version}, whose database has ${migrations.length} migrations; this program has ` +
        `${known.length} and does not know all of them. Update Lectern, then restore.`,
    )
  }
  const { rows } = await client.query<{ is_there: boolean }>(hasMigrations)
  const own = rows[0]?.is_there ? await readMigrations(client) : []
  if (startsWith(migrations, own)) {
    await migrateInPart(client, migrationsFolder, migrations.length)
    if (listColumns(await describeTables(client)) === listColumns(tables)) return
  }
  throw new BackupError(
    `The database has another schema than the backup, which was made by version ${version}: ${own.length} migrations ` +
      `instead of ${migrations.length}. Restore into a new data folder (LECTERN_DATA) or a new database (DATABASE_URL).`,
  )
}

function startsWith(list: readonly string[], start: readonly string[]): boolean {
  return start.every((value, index) => list[index] === value)
}

function listColumns(tables: readonly { readonly name: string; readonly columns: readonly string[] }[]): string {
  return tables
    .map(({ name, columns }) => [name, ...columns].join(' '))
    .toSorted((a, b) => a.localeCompare(b))
    .join()
}
