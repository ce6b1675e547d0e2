import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { advisoryLocks } from '../../entities/schema/advisory-locks'
import { isPublicCopyKey } from '../../entities/objects/object-keys'
import type { ObjectStore } from '../../ports/index'
import { migrateInPart } from '../../platform/database/migrate-in-part'
import { readLines } from './backup-files'
import { BackupError, type Manifest, readManifest, tableFile } from './backup-format'
import { configureSession, describeTables } from './describe-database'
import { prepareSchema } from './prepare-schema'
import { restoreObjects } from './restore-objects'
import { countRows, readRows, writeRows } from './table-rows'
import { readObjectList, verifyBackup } from './verify-backup'

export interface RestoreOptions {
  pool: Pool
  objects: ObjectStore
  folder: string
  /** Migrations of this version. */
  migrationsFolder: string
  /** Receives the progress. */
  report: (line: string) => void
}

/**
 * Restores a backup into an empty database and its store, all or nothing. Compares every file with its hash before
 * writing, and reads everything back to compare it again. The rows of an earlier version are restored into its schema, which is
 * migrated then.
 */
export async function restoreBackup({
  pool,
  objects,
  folder,
  migrationsFolder,
  report,
}: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const client = await pool.connect()
  try {
    // Servers that start meanwhile wait.
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await configureSession(client)
    await refuseNonEmptyDatabase(client)
    await prepareSchema(client, migrationsFolder, manifest)
    report('Reading the backup …')
    await verifyBackup(folder, manifest)
    const restored = await restoreObjects(objects, folder, report)
    try {
      await deletePublicCopies(objects)
      await client.query('begin')
      await restoreTables(client, folder, manifest)
    } catch (error) {
      // Closing the connection rolls back the rows.
      await restored.undo()
      throw error
    }
    // If the commit's reply is lost the rows may be there, so the objects must be there too.
    await client.query('commit')
    await migrateInPart(client, migrationsFolder, Infinity)
    report(`${manifest.tables.length} tables with ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
    return manifest
  } finally {
    client.release(true)
  }
}

/** In a bucket that still exists, public copies may show books that the rows call private. */
async function deletePublicCopies(objects: ObjectStore): Promise<void> {
  for await (const { key } of objects.list('published/')) if (isPublicCopyKey(key)) await objects.delete(key)
}

async function refuseNonEmptyDatabase(client: ClientBase): Promise<void> {
  const filled: string[] = []
  for (const { name } of await describeTables(client)) {
    const { rows } = await client.query(`select 1 from public."${name}" limit 1`)
    if (rows.length > 0) filled.push(name)
  }
  if (filled.length > 0) {
    throw new BackupError(
      `The database is not empty: it holds ${filled.join(', ')}. Restore into a new data folder (LECTERN_DATA) or a new ` +
        'database (DATABASE_URL) on which no server has been started.',
    )
  }
}

async function restoreTables(client: ClientBase, folder: string, { tables, sequences }: Manifest): Promise<void> {
  for (const { name, rows, rowsSha256 } of tables) {
    const backupCounts = countRows()
    await writeRows(client, name, readTexts(join(folder, tableFile(name)), backupCounts.add))
    const { rows: backupRows, rowsSha256: backupSha256 } = backupCounts.result()
    // PostgreSQL may put a row into free space of an earlier page, so the stored order can differ: compares sums that ignore
    // the order.
    const storedCounts = countRows()
    for await (const line of readRows(client, name)) storedCounts.add(line)
    const isSame = storedCounts.result().rows === rows && storedCounts.sum() === backupCounts.sum()
    if (backupRows !== rows || backupSha256 !== rowsSha256 || !isSame) {
      throw new BackupError(`After the restore, table ${name} differs from the backup.`)
    }
  }
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public."${name}"`, lastValue, isCalled])
  }
  await queueLateObjects(client, folder)
  // No backup contains public copies: the first start makes them from the rows.
  await client.query('update books set open_copy_revision = null')
}

async function* readTexts(path: string, count: (line: string) => void): AsyncGenerator<string> {
  for await (const value of readLines(path)) {
    const line = String(value)
    count(line)
    yield line
  }
}

/** Keys of page images, thumbnails and covers: a backup may contain such objects without a row that references them. */
const possiblyUnreferencedKey = /^\d+\/(pages|thumbnails|covers)\//

/**
 * Queues objects that were stored during the backup for deletion. The sweep keeps those that a restored row references.
 */
async function queueLateObjects(client: ClientBase, folder: string): Promise<void> {
  for await (const { key, isLate } of readObjectList(folder)) {
    if (!isLate || !possiblyUnreferencedKey.test(key)) continue
    await client.query('insert into object_removals (key, is_prefix) values ($1, false)', [key])
  }
}
