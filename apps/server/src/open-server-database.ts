import { openDatabase, type DatabaseConnection, type OpenDatabase } from '@lectern/backend'
import { startEmbeddedPostgres } from '@lectern/backend/embedded-postgres'
import type { Logger } from 'pino'

export type DatabaseAttempt =
  | {
      kind: 'open'
      open: OpenDatabase
      /** The folder outside the data folder that holds what the database cannot have inside; null when there is none. */
      outsideFolder: string | null
      /** Ends the included database; does nothing for another one. Its connections are ended by `open.close`. */
      stopServer: () => Promise<void>
    }
  | { kind: 'refused'; reason: string }

export interface DatabaseOptions {
  databaseUrl: string | null
  dataFolder: string
  logger: Logger
  /** Told what is placed or added outside the data folder, before it is, and when the included database fails. */
  notice: (line: string) => void
  startEmbedded?: typeof startEmbeddedPostgres
}

/** The database of `DATABASE_URL`, or the one that is kept in the data folder. */
export async function openServerDatabase(options: DatabaseOptions): Promise<DatabaseAttempt> {
  const { databaseUrl, dataFolder, logger, notice, startEmbedded = startEmbeddedPostgres } = options
  if (databaseUrl !== null) {
    const given = { connection: { connectionString: databaseUrl }, staged: null, stop: () => Promise.resolve() }
    return connect(given, logger, 'Check DATABASE_URL')
  }
  const log = (line: string): void => {
    notice(line)
    logger.info(line)
  }
  const started = await startEmbedded({ dataDir: dataFolder, log })
  if (started.kind === 'failed') {
    return { kind: 'refused', reason: `The database did not start: ${started.reason}. ${started.help}.` }
  }
  return connect(started, logger, 'Start again, or set DATABASE_URL to a PostgreSQL of your own')
}

async function connect(
  server: { connection: DatabaseConnection; staged: string | null; stop: () => Promise<void> },
  logger: Logger,
  help: string,
): Promise<DatabaseAttempt> {
  const open = openDatabase(server.connection, logger)
  try {
    await open.pool.query('select 1')
    return { kind: 'open', open, outsideFolder: server.staged, stopServer: () => server.stop() }
  } catch (error) {
    await open.close()
    await server.stop()
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', reason: `The database cannot be reached: ${reason}. ${help}.` }
  }
}
