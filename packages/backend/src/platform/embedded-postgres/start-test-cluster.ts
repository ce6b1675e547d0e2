import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeIdentifier } from 'pg'
import { runAsAdministrator } from './ensure-database'
import type { Connection } from './outcome'
import { ownerRecord } from './owner-record'
import { serverSettings } from './server-settings'
import { startEmbeddedPostgres } from './start-embedded-postgres'

export interface TestCluster {
  /** Connection to the first database. Plain values, so that other processes can pass them to `createTestDatabase`. */
  readonly connection: Connection
  /** Creates a database, empty or a copy of `template`, which may have no connections meanwhile. */
  createDatabase(template?: string): Promise<Connection>
  /** Stops the server and deletes its files. */
  stop(): Promise<void>
}

const FOLDER_PREFIX = 'lectern-test-cluster-'
const YOUNG_MS = 60_000

/** Nothing here outlives the run, so nothing is flushed to disk. */
const THROWAWAY_FLAGS = serverSettings({
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
})

/** Starts a temporary server for a test run in the system's temporary folder. Throws if that fails. */
export async function startTestCluster(log: (line: string) => void = () => undefined): Promise<TestCluster> {
  removeAbandonedClusters(tmpdir())
  const dataDir = mkdtempSync(join(tmpdir(), FOLDER_PREFIX))
  // Traversable, so that the database's own account reaches its cluster if the tests run as root.
  chmodSync(dataDir, 0o755)
  const started = await startEmbeddedPostgres({
    dataDir,
    log,
    flags: THROWAWAY_FLAGS,
    initdbArguments: ['--no-sync'],
    stagingRoot: join(dataDir, 'staged'),
  })
  if (started.kind === 'failed') {
    rmSync(dataDir, { recursive: true, force: true })
    throw new Error(`${started.reason}; ${started.help}`)
  }
  return {
    connection: started.connection,
    createDatabase: (template) => createTestDatabase(started.connection, template),
    async stop() {
      await started.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Creates a database on the server of a test cluster, from any process: empty, or a copy of `template`. */
export async function createTestDatabase(server: Connection, template?: string): Promise<Connection> {
  const database = `test_${randomBytes(6).toString('hex')}`
  const source = template === undefined ? '' : ` template ${escapeIdentifier(template)}`
  await runAsAdministrator(server, async (client) => {
    await client.query(`create database ${escapeIdentifier(database)}${source} strategy file_copy`)
  })
  return { ...server, database }
}

/** Deletes the files of killed runs. */
function removeAbandonedClusters(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat === undefined || stat.uid !== process.getuid?.() || Date.now() - stat.mtimeMs < YOUNG_MS) continue
    if (!ownerRecord(path).isAlive()) rmSync(path, { recursive: true, force: true })
  }
}
