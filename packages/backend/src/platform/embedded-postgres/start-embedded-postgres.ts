import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { acquireLockFile, type HeldLock } from '../lock-file'
import { readOrCreateClusterCredentials } from './cluster-credentials'
import { ensureDatabase } from './ensure-database'
import { initialiseCluster } from './initialise-cluster'
import { keepRunning } from './keep-running'
import { locateBinaries } from './locate-binaries'
import { type Connection, type StartFailure, startFailure, systemErrorCode, USE_YOUR_OWN_DATABASE } from './outcome'
import { ownerRecord } from './owner-record'
import { placeCluster } from './place-cluster'
import type { PostmasterFile } from './postmaster-file'
import { prepareBinaries } from './prepare-binaries'
import { recoverStaleCluster } from './recover-stale-cluster'
import { makeRunFolder } from './run-folder'
import { type PostmasterStart, startPostmaster } from './start-postmaster'

export interface EmbeddedPostgresOptions {
  /** The data folder; created if missing. */
  readonly dataDir: string
  readonly log: (line: string) => void
  /** Further arguments for the server, such as `-c`, `fsync=off`. */
  readonly flags?: readonly string[]
  /** Further arguments for creating the cluster. */
  readonly initdbArguments?: readonly string[]
  /** Folder for programs and cluster if the database's account cannot reach them where they are. */
  readonly stagingRoot?: string
  /** Called once, when the database has ended so often that something is wrong with it. */
  readonly onKeepsEnding?: (() => void) | undefined
}

export interface StartedPostgres {
  readonly kind: 'started'
  readonly connection: Connection
  /** Returns why the database is not running; null while it runs, and for a joined one. */
  fault(): string | null
  /** Stops the database if this start began it; does nothing if it joined a running one. */
  stop(): Promise<void>
  /** The folder outside the data folder with the cluster or the programs; null if there is none. */
  readonly staged: string | null
}

const DATABASE = 'lectern'
const SUPERUSER = 'lectern'
const STAGING_ROOT = '/var/lib/lectern'
const LOCK_WAIT_MS = 60_000
const MEMORY_IN_USE_WAIT_MS = 5_000
const POLL_MS = 20

/**
 * Starts the PostgreSQL of a data folder, creating it on the first start, or joins it if another process runs it. It is
 * reached by a socket (on Windows by a local port) with a password stored in the data folder. Everything an operator
 * can fix is returned as `failed`; only impossible states throw.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<StartedPostgres | StartFailure> {
  try {
    mkdirSync(options.dataDir, { recursive: true })
    const lock = await waitForLock(join(options.dataDir, 'database-start.lock'))
    if (lock === null) {
      return startFailure(
        `another process has been starting the database of ${options.dataDir} for over a minute`,
        'end that process, or wait for it',
      )
    }
    try {
      return await startLocked(options)
    } finally {
      lock.release()
    }
  } catch (error) {
    if (!(error instanceof Error) || systemErrorCode(error) === null) throw error
    return startFailure(
      `the database could not be started: ${error.message}`,
      `remove the cause, or ${USE_YOUR_OWN_DATABASE}`,
    )
  }
}

async function startLocked(options: EmbeddedPostgresOptions): Promise<StartedPostgres | StartFailure> {
  const { dataDir, log, flags = [], initdbArguments = [] } = options
  const binaries = locateBinaries(process.platform, process.arch)
  if (binaries.kind === 'failed') return binaries
  const credentials = readOrCreateClusterCredentials(dataDir, randomBytes)
  const stagingFolder = join(options.stagingRoot ?? STAGING_ROOT, credentials.id)
  const location = placeCluster({ dataDir, stagingFolder, log })
  if (location.kind === 'failed') return location
  const { runner, folder: cluster } = location

  const owner = ownerRecord(dataDir)
  const recovery = await recoverStaleCluster(cluster, () => owner.isAlive())
  if (recovery.kind === 'failed') return recovery
  const connectionTo = (server: Pick<PostmasterFile, 'port' | 'socketFolder'>): Connection => ({
    host: server.socketFolder === '' ? '127.0.0.1' : server.socketFolder,
    ...(server.socketFolder === '' ? { port: server.port } : {}),
    user: SUPERUSER,
    password: credentials.password,
    database: DATABASE,
  })
  const staged = location.isStaged ? stagingFolder : null
  if (recovery.kind === 'running') {
    const connection = connectionTo(recovery.server)
    const database = await ensureDatabase(connection)
    return database.kind === 'failed'
      ? database
      : { kind: 'started', connection, staged, fault: () => null, stop: async () => undefined }
  }

  const programs = prepareBinaries(binaries, runner, runner.kind === 'self' ? dataDir : stagingFolder, log)
  const runFolder = makeRunFolder(credentials.id, cluster, runner, tmpdir())
  if (runFolder.kind === 'failed') return runFolder
  const shared = { binaries: programs.folder, cluster, runFolder: runFolder.folder, runner }
  const initialised = await initialiseCluster({
    ...shared,
    superuser: SUPERUSER,
    password: credentials.password,
    extraArguments: initdbArguments,
  })
  if (initialised.kind === 'failed') return initialised
  const start = () => startWhenMemoryIsFree(() => startPostmaster({ ...shared, flags }))
  const postmaster = await start()
  if (postmaster.kind === 'exited') {
    return startFailure(
      `the database did not start: ${postmaster.output}`,
      `remove the cause, or ${USE_YOUR_OWN_DATABASE}`,
    )
  }
  const { port, host } = postmaster
  const connection = connectionTo(port === null ? { port: 0, socketFolder: host } : { port, socketFolder: '' })
  const database = await ensureDatabase(connection)
  if (database.kind === 'failed') {
    await postmaster.stop()
    return database
  }
  owner.claim()
  const running = keepRunning(postmaster, {
    start,
    log,
    nowMs: () => performance.now(),
    pause: (milliseconds, signal) => delay(milliseconds, undefined, { signal }),
    ...(options.onKeepsEnding ? { onKeepsEnding: options.onKeepsEnding } : {}),
  })
  return {
    kind: 'started',
    connection,
    staged: staged ?? (programs.staged && runner.kind === 'other' ? stagingFolder : null),
    fault: () => running.fault(),
    async stop() {
      owner.release()
      await running.stop()
      rmSync(runFolder.folder, { recursive: true, force: true })
    },
  }
}

async function waitForLock(path: string): Promise<HeldLock | null> {
  const end = performance.now() + LOCK_WAIT_MS
  for (;;) {
    const attempt = acquireLockFile(path)
    if (attempt.kind === 'acquired') return attempt.lock
    if (performance.now() > end) return null
    await delay(POLL_MS)
  }
}

/**
 * Starts PostgreSQL, and tries again while the shared memory is in use: the helpers of a killed server take a moment to
 * end. Returns the last attempt when the wait is over.
 */
async function startWhenMemoryIsFree(start: () => Promise<PostmasterStart>): Promise<PostmasterStart> {
  const end = performance.now() + MEMORY_IN_USE_WAIT_MS
  for (;;) {
    const started = await start()
    if (started.kind === 'ready' || !started.output.includes('shared memory block') || performance.now() > end) {
      return started
    }
    await delay(POLL_MS)
  }
}
