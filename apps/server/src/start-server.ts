import {
  type Backend,
  createBackend,
  createLogger,
  createSmtpMailer,
  migrateDatabase,
  readNewestMigration,
} from '@lectern/backend'
import { serveWhileStarting } from './serve-while-starting'
import { serveWorker } from './serve-worker'
import { closeInOrder, type ClosingStep } from './close-in-order'
import { loadSecret } from './configuration/load-secret'
import type { Configuration } from './configuration/read-environment'
import { composeEngines } from './engines/compose-engines'
import { migrationsFolder } from './migrations-folder'
import { openPort } from './open-port'
import { openServerDatabase } from './open-server-database'
import { importSampleLibrary } from './import-sample-library'
import { lockDataFolder } from './process/data-folder-lock'
import { createFramingOrigins } from './sites/framing-origins'
import { serveOpenApi } from './sites/serve-openapi'
import { serveSites } from './sites/serve-sites'

export const operatorEmail = 'author@lectern.local'
const drainMilliseconds = 500
/** Deadline of each part's end, in milliseconds since the stop began; under two seconds in total. */
const closingBy = { jobs: 500, calls: 1200, engines: 1350, connections: 1500, database: 1900, folder: 1950 }

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
}

/** Starts the whole server. Faults that an operator can fix are returned as `refused`. */
export async function startServer(
  configuration: Configuration,
  root: string,
  version: string,
  { notice, migrations = migrationsFolder(root), task }: ServerStartOptions,
): Promise<ServerStart> {
  const startedAt = performance.now()
  const { dataFolder, host } = configuration
  const logger = createLogger(configuration.logLevel)

  const lock = lockDataFolder(dataFolder)
  if (lock.kind === 'refused') return lock
  const closing: ClosingStep[] = []
  const closeLater = (what: keyof typeof closingBy, close: ClosingStep['close']) =>
    closing.push({ what, byMs: closingBy[what], close })
  closeLater('folder', () => lock.release())
  const stop = () =>
    closeInOrder(closing.splice(0).toSorted(byTime), {
      nowMs: () => performance.now(),
      complain: (what, error) => logger.error({ err: error }, `the ${what} could not be closed in order`),
    })
  const refuse = async (reason: string): Promise<ServerStart> => {
    await stop()
    return { kind: 'refused', reason }
  }

  try {
    const uptimeSeconds = () => (performance.now() - startedAt) / 1000
    const port = await openPort(host, configuration.port, serveWhileStarting(version, uptimeSeconds))
    if (port.kind === 'refused') return await refuse(port.reason)
    closeLater('calls', () => port.opened.close(drainMilliseconds))
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port.opened.port}`
    const origin = configuration.publicUrl ?? address

    const { databaseUrl, smtpUrl, mailSender } = configuration
    const database = await openServerDatabase({ databaseUrl, dataFolder, logger, notice })
    if (database.kind === 'refused') return await refuse(database.reason)
    closeLater('connections', () => database.open.close())
    closeLater('database', () => database.stopServer())
    await migrateDatabase(database.open.pool, migrations)

    const engines = await composeEngines(configuration.engines)
    closeLater('engines', () => engines.stop())
    const backend = createBackend({
      open: database.open,
      engines: engines.ports,
      engineChecks: engines.checks,
      engineReports: engines.reports,
      dataFolder,
      bucket: configuration.bucket,
      worksOnJobs: configuration.role !== 'serve',
      secret: configuration.secret ?? (await loadSecret(dataFolder)),
      readerOrigin: origin,
      speechBudget: configuration.speechBudget,
      keepRevisionsDays: configuration.keepRevisionsDays ?? null,
      translateUrl: configuration.translateUrl,
      partners: configuration.partners,
      frameAncestors: configuration.frameAncestors,
      ...(smtpUrl === null ? {} : { mailer: createSmtpMailer(smtpUrl, mailSender ?? undefined) }),
      proxies: configuration.proxies,
      version,
      logger,
      now: () => new Date(),
      testStudent: configuration.testStudent,
      limits: configuration.limits,
      metrics: {
        token: configuration.metricsToken,
        isLocalServer: configuration.publicUrl === null && configuration.proxies === 0,
      },
      newestMigration: await readNewestMigration(migrations),
    })
    closeLater('jobs', () => backend.stop())
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
        stop,
      },
    }
    if (configuration.role === 'work') {
      port.opened.answerWith(serveWorker(backend.api.fetch))
      lock.setNote(task ?? address)
      return running
    }
    await importSampleLibrary(backend, root, operatorEmail, logger)
    addSites(backend, configuration, { root, origin, logger })
    port.opened.answerWith(backend.api.fetch)
    lock.setNote(task ?? address)
    return running
  } catch (error) {
    await stop()
    throw error
  }
}

/** Adds the contracts and the built pages to the backend's API. */
function addSites(
  backend: Backend,
  { frameAncestors, bucket }: Configuration,
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
    mediaOrigins: bucket === null ? [] : [new URL(bucket.endpoint).origin],
  })
}

function byTime(a: ClosingStep, b: ClosingStep): number {
  return a.byMs - b.byMs
}
