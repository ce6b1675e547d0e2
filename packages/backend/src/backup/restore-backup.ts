import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { advisoryLocks } from '../database/advisory-locks'
import { isOpenCopyKey } from '../objects/object-keys'
import type { ObjectStore } from '../ports/index'
import { readLines } from './backup-files'
import { BackupProblem, type Manifest, readManifest, tableFile } from './backup-format'
import { describeTables, readMigrations, settleSession } from './describe-database'
import { restoreObjects } from './restore-objects'
import { countRows, readRows, writeRows } from './table-rows'
import { readObjectList, verifyBackup } from './verify-backup'

export interface RestoreOptions {
  pool: Pool
  objects: ObjectStore
  folder: string
  /** Told how far it has come. */
  report: (line: string) => void
}

/**
 * Brings a backup into an empty database and its store: all of it, or nothing. Every file is compared with its hash before
 * anything is written; what was written is read back and compared as well.
 */
export async function restoreBackup({ pool, objects, folder, report }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const client = await pool.connect()
  try {
    // Servers that start meanwhile wait.
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration])
    await settleSession(client)
    await refuseOtherSchema(client, manifest)
    await refuseRows(client, manifest)
    report('Reading the backup …')
    await verifyBackup(folder, manifest)
    const restored = await restoreObjects(objects, folder, report)
    await removeOpenCopies(objects)
    try {
      await client.query('begin')
      await restoreTables(client, folder, manifest)
    } catch (error) {
      // The rows go with the connection.
      await restored.undo()
      throw error
    }
    // When the reply to this is lost the rows may be there: then their objects must be, too.
    await client.query('commit')
    report(`${manifest.tables.length} tables with ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
    return manifest
  } finally {
    client.release(true)
  }
}

/** In a bucket that survived they may show what the rows call private. */
async function removeOpenCopies(objects: ObjectStore): Promise<void> {
  for await (const { key } of objects.list('published/')) if (isOpenCopyKey(key)) await objects.delete(key)
}

async function refuseOtherSchema(client: ClientBase, { migrations, tables, version }: Manifest): Promise<void> {
  const own = await readMigrations(client)
  const ownTables = await describeTables(client)
  const columns = (list: readonly { name: string; columns: string[] }[]) =>
    list
      .map(({ name, columns: names }) => [name, ...names].join(' '))
      .toSorted((a, b) => a.localeCompare(b))
      .join()
  if (own.join() === migrations.join() && columns(ownTables) === columns(tables)) return
  throw new BackupProblem(
    `The backup was made by version ${version}, whose database has ${migrations.length} steps; this program's has ` +
      `${own.length}. Restore it with the version that made it, then update.`,
  )
}

async function refuseRows(client: ClientBase, { tables }: Manifest): Promise<void> {
  const filled: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from public."${name}" limit 1`)
    if (rows.length > 0) filled.push(name)
  }
  if (filled.length > 0) {
    throw new BackupProblem(
      `The database is not empty: it holds ${filled.join(', ')}. Restore into a new data folder (LECTERN_DATA) or a new ` +
        'database (DATABASE_URL) on which no server has been started.',
    )
  }
}

async function restoreTables(client: ClientBase, folder: string, { tables, sequences }: Manifest): Promise<void> {
  for (const { name, rows, rowsSha256 } of tables) {
    const given = countRows()
    await writeRows(client, name, readTexts(join(folder, tableFile(name)), given.add))
    const { rows: givenRows, rowsSha256: givenSha256 } = given.result()
    // Where gaps are filled, rows lie in another order than they came in.
    const stored = countRows()
    for await (const line of readRows(client, name)) stored.add(line)
    const isSame = stored.result().rows === rows && stored.sum() === given.sum()
    if (givenRows !== rows || givenSha256 !== rowsSha256 || !isSame) {
      throw new BackupProblem(`The table ${name} holds something else than the backup after it was written.`)
    }
  }
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public."${name}"`, lastValue, isCalled])
  }
  await leaveWordOfLate(client, folder)
  // No backup holds open copies: those that readers may have are made from the rows at the first start.
  await client.query('update books set open_copy_revision = null')
}

async function* readTexts(path: string, count: (line: string) => void): AsyncGenerator<string> {
  for await (const value of readLines(path)) {
    const line = String(value)
    count(line)
    yield line
  }
}

/** Images that came in while the backup was made may belong to writes that are not in it; the first sweep looks. */
const mayBeNamedByNothing = /^\d+\/(pages|thumbnails|covers)\//

async function leaveWordOfLate(client: ClientBase, folder: string): Promise<void> {
  for await (const { key, isLate } of readObjectList(folder)) {
    if (!isLate || !mayBeNamedByNothing.test(key)) continue
    await client.query('insert into object_removals (key, is_prefix) values ($1, false)', [key])
  }
}
