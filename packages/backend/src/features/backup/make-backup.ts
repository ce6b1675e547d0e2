import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { pauseSweeps } from '../../platform/object-deletion/pause-sweeps'
import { writeNewFile } from '../../platform/objects/write-new-file'
import type { ObjectStore } from '../../ports/index'
import { writeLines } from './backup-files'
import { type BackupTable, BackupError, type Manifest, manifestFile, tableFile } from './backup-format'
import { copyObjects } from './copy-objects'
import { describeSequences, describeTables, readMigrations, configureSession } from './describe-database'
import { countRows, readRows } from './table-rows'

export interface BackupOptions {
  pool: Pool
  objects: ObjectStore
  /** Folder of the backup; created if missing, must be empty. */
  folder: string
  /** Version of the program. */
  version: string
  now: () => Date
  /** Receives the progress. */
  report: (line: string) => void
}

/**
 * Writes one state of the database and every object that it references into a folder, while servers keep running.
 * Objects are not deleted meanwhile. A failed backup leaves nothing.
 */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const { pool, folder } = options
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty. Name a new folder.`)
  const client = await pool.connect()
  try {
    return await writeBackup(client, options)
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
    throw error
  } finally {
    // Closing the connection releases its locks and its snapshot.
    client.release(true)
  }
}

async function writeBackup(client: ClientBase, { objects, folder, version, now, report }: BackupOptions) {
  await configureSession(client)
  if (!(await pauseSweeps(client))) {
    throw new BackupError('Another backup of this database is being made. Try again when it is done.')
  }
  const madeAt = now()
  await client.query('begin transaction isolation level repeatable read read only')
  const migrations = await readMigrations(client)
  const tables: BackupTable[] = []
  for (const table of await describeTables(client)) {
    const rowCounts = countRows()
    const file = await writeLines(join(folder, tableFile(table.name)), readCounted(client, table.name, rowCounts.add))
    tables.push({ ...table, ...rowCounts.result(), file })
  }
  // Sequences ignore snapshots: read after the rows, they are never behind them.
  const sequences = await describeSequences(client)
  await client.query('commit')
  report(`${tables.length} tables with ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
  const copied = await copyObjects(objects, folder, { since: madeAt, report })
  const manifest: Manifest = {
    format: 'lectern-backup',
    formatVersion: 1,
    madeAt: madeAt.toISOString(),
    version,
    migrations,
    tables,
    sequences,
    objects: copied,
  }
  // If the connection was lost, others may have deleted objects before they were copied.
  await client.query('select 1')
  // Last, because a folder without it is not a backup.
  await writeNewFile(join(folder, manifestFile), oneChunk(`${JSON.stringify(manifest, null, 2)}\n`))
  return manifest
}

async function* readCounted(client: ClientBase, table: string, count: (line: string) => void): AsyncGenerator<string> {
  for await (const line of readRows(client, table)) {
    count(line)
    yield line
  }
}

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
