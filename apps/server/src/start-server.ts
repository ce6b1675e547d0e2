import {
  type Backend,
  createBackend,
  createLogger,
  createSmtpMailer,
  migrateDatabase,
  readNewestMigration,
} from '@lectern/backend'
import { answerWhileStarting } from './answer-while-starting'
import { answerWhileWorking } from './answer-while-working'
import { closeInOrder, type ClosingStep } from './close-in-order'
import { keepSecret } from './configuration/keep-secret'
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
/** When each part has ended at the latest, in milliseconds since the stop began; the whole in under two seconds. */
const closingBy = { jobs: 500, calls: 1200, engines: 1350, connections: 1500, database: 1900, folder: 1950 }

export interface RunningServer {
  /** Where people reach it, without a slash at its end. */
  origin: string
  /** Where it listens on this machine. */
  address: string
  /** Signs the operator in once. */
  signInToken: string
  dataFolder: string
  /** The folder outside the data folder that holds what the database cannot have inside; null when there is none. */
  outsideFolder: string | null
  library: Backend['library']
  /** Ends everything in order, in less than two seconds; what does not end by then is logged and left to the process. */
  stop(): Promise<void>
}

export type ServerStart = { kind: 'running'; server: RunningServer } | { kind: 'refused'; reason: string }

export interface ServerStartOptions {
  /** Says what the operator must know whatever the log level: what the database adds to the system, and its failures. */
  notice: (line: string) => void
  /** Folder of the database's migrations; those of the product when left out. */
  migrations?: string
  /** What a server that is there for one task only does; others on the data folder are told it instead of its address. */
  task?: string
}

/** Brings up the whole server. Everything an operator can mend comes back as `refused`. */
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
    const port = await openPort(host, configuration.port, answerWhileStarting(version, uptimeSeconds))
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
      secret: configuration.secret ?? (await keepSecret(dataFolder)),
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
      port.opened.answerWith(answerWhileWorking(backend.api.fetch))
      lock.setNote(task ?? address)
      return running
    }
    await importSampleLibrary(backend, root, operatorEmail, logger)
    serveOpenApi(backend.api, origin)
    serveSites(backend.api, root, {
      framingOrigins: createFramingOrigins({
        named: configuration.frameAncestors,
        partners: backend.partners,
        logger,
        nowMs: () => performance.now(),
      }),
      mediaOrigins: configuration.bucket === null ? [] : [new URL(configuration.bucket.endpoint).origin],
    })
    port.opened.answerWith(backend.api.fetch)
    lock.setNote(task ?? address)
    return running
  } catch (error) {
    await stop()
    throw error
  }
}

function byTime(a: ClosingStep, b: ClosingStep): number {
  return a.byMs - b.byMs
}
