import { type Backend, createBackend, createSmtpMailer, type OpenDatabase, readNewestMigration } from '@lectern/backend'
import type { Logger } from 'pino'
import { loadSecret } from './configuration/load-secret'
import type { Configuration } from './configuration/read-environment'
import type { ComposedEngines } from './engines/compose-engines'

export interface BackendParts {
  readonly database: OpenDatabase
  /** Returns why the included database is not running; null while it runs. */
  readonly databaseFault: () => string | null
  readonly engines: ComposedEngines
  /** Public address of the server, without a trailing slash. */
  readonly origin: string
  readonly version: string
  /** Folder of the migrations. */
  readonly migrations: string
  readonly logger: Logger
}

/** Makes the backend that a configuration describes, from parts that are open already. */
export async function composeBackend(
  configuration: Configuration,
  { database, databaseFault, engines, origin, version, migrations, logger }: BackendParts,
): Promise<Backend> {
  const { smtpUrl, mailSender } = configuration
  return createBackend({
    open: database,
    databaseFault,
    engines: engines.ports,
    engineChecks: engines.checks,
    engineReports: engines.reports,
    dataFolder: configuration.dataFolder,
    bucket: configuration.bucket,
    worksOnJobs: configuration.role !== 'serve',
    secret: configuration.secret ?? (await loadSecret(configuration.dataFolder)),
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
}
