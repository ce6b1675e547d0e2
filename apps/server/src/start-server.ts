import { type Backend, createLogger, migrateDatabase } from '@lectern/backend'
import { serveWhileStarting } from './serve-while-starting'
import { serveWorker } from './serve-worker'
import { composeBackend } from './compose-backend'
import type { Configuration } from './configuration/read-environment'
import { composeEngines } from './engines/compose-engines'
import { migrationsFolder } from './migrations-folder'
import { openPort } from './open-port'
import { openServerDatabase } from './open-server-database'
import { planClosing } from './plan-closing'
import { importSampleLibrary } from './import-sample-library'
import { lockDataFolder } from './process/data-folder-lock'
import { explainDataFolderFault } from './process/explain-data-folder-fault'
import { createFramingOrigins } from './sites/framing-origins'
import { serveOpenApi } from './sites/serve-openapi'
import { createOpeningHints } from './sites/opening-hints'
import { serveSites } from './sites/serve-sites'
import { serveWaitPage } from './sites/serve-wait-page'

export const operatorEmail = 'author@lectern.local'
const drainMilliseconds = 500

export interface RunningServer {
  /** Public address, without a trailing slash. */
  origin: string
  /** Local address. */
  address: string
  /** One-time sign-in link of the operator. */
  signInToken: string
  dataFolder: string
  /** Folder outside the data folder that the database had to use; null if none. */
  outsideFolder: string | null
  library: Backend['library']
  /** Ends everything in order within two seconds; logs parts that do not end by then. */
  stop(): Promise<void>
}

export type ServerStart = { kind: 'running'; server: RunningServer } | { kind: 'refused'; reason: string }

export interface ServerStartOptions {
  /** Prints lines for the operator at any log level: changes to the system for the database, and its failures. */
  notice: (line: string) => void
  /** Folder of the migrations; the product's by default. */
  migrations?: string
  /** Task of a server that was started for one, shown to others on the data folder instead of its address. */
  task?: string
  /** Called once, when the included database keeps ending. */
  onDatabaseFails?: () => void
}

/** Starts the whole server. Faults that an operator can fix are returned as `refused`. */
export async function startServer(
  configuration: Configuration,
  root: string,
  version: string,
  { notice, migrations = migrationsFolder(root), task, onDatabaseFails }: ServerStartOptions,
): Promise<ServerStart> {
  const startedAt = performance.now()
  const { dataFolder, host } = configuration
  const logger = createLogger(configuration.logLevel)

  const lock = lockDataFolder(dataFolder)
  if (lock.kind === 'refused') return lock
  const closing = planClosing(logger)
  closing.add('folder', () => lock.release())
  const refuse = async (reason: string): Promise<ServerStart> => {
    await closing.closeAll()
    return { kind: 'refused', reason }
  }

  try {
    const uptimeSeconds = () => (performance.now() - startedAt) / 1000
    const port = await openPort(host, configuration.port, serveWhileStarting(version, uptimeSeconds))
    if (port.kind === 'refused') return await refuse(port.reason)
    closing.add('calls', () => port.opened.close(drainMilliseconds))
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port.opened.port}`
    const origin = configuration.publicUrl ?? address

    const { databaseUrl } = configuration
    const database = await openServerDatabase({
      databaseUrl,
      dataFolder,
      logger,
      notice,
      onKeepsEnding: onDatabaseFails,
    })
    if (database.kind === 'refused') return await refuse(database.reason)
    closing.add('connections', () => database.open.close())
    closing.add('database', () => database.stopServer())
    await migrateDatabase(database.open.pool, migrations)

    const engines = await composeEngines(configuration.engines)
    closing.add('engines', () => engines.stop())
    const backend = await composeBackend(configuration, {
      database: database.open,
      databaseFault: database.fault,
      engines,
      origin,
      version,
      migrations,
      logger,
    })
    closing.add('jobs', () => backend.stop())
    const { token } = await backend.accounts.createSignInLink({ email: operatorEmail, role: 'user' })
    await backend.start()
    const running: ServerStart = {
      kind: 'running',
      server: {
        origin,
        address,
        signInToken: token,
        dataFolder,
        outsideFolder: database.outsideFolder,
        library: backend.library,
        stop: closing.closeAll,
      },
    }
    if (configuration.role === 'work') {
      port.opened.handleWith(serveWorker(backend.api.fetch))
      lock.setNote(task ?? address)
      return running
    }
    await importSampleLibrary(backend, root, operatorEmail, logger)
    addSites(backend, configuration, { root, origin, logger })
    port.opened.handleWith(serveWaitPage(backend.api.fetch))
    lock.setNote(task ?? address)
    return running
  } catch (error) {
    const reason = explainDataFolderFault(dataFolder, error)
    if (reason !== null) return await refuse(reason)
    await closing.closeAll()
    throw error
  }
}

/** Adds the contracts and the built pages to the backend's API. */
function addSites(
  backend: Backend,
  { frameAncestors, bucket, publicUrl }: Configuration,
  { root, origin, logger }: { root: string; origin: string; logger: ReturnType<typeof createLogger> },
): void {
  serveOpenApi(backend.api, origin)
  serveSites(backend.api, root, {
    framingOrigins: createFramingOrigins({
      named: frameAncestors,
      partners: backend.partners,
      logger,
      nowMs: () => performance.now(),
    }),
    openingHints: createOpeningHints({ listRequests: backend.listOpeningRequests, logger }),
    mediaOrigins: bucket === null ? [] : [new URL(bucket.endpoint).origin],
    publicUrl,
  })
}
