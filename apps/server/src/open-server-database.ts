import { openDatabase, type DatabaseConnection, type OpenDatabase } from '@lectern/backend'
import { startEmbeddedPostgres, type StartedPostgres } from '@lectern/backend/embedded-postgres'
import type { Logger } from 'pino'

export type DatabaseAttempt =
  | {
      kind: 'open'
      open: OpenDatabase
      /** Folder outside the data folder that the database had to use; null if none. */
      outsideFolder: string | null
      /** Stops the included database; does nothing for another one. `open.close` closes the connections. */
      stopServer: () => Promise<void>
      /** Returns why the included database is not running; null while it runs. */
      fault: () => string | null
    }
  | { kind: 'refused'; reason: string }

export interface DatabaseOptions {
  databaseUrl: string | null
  dataFolder: string
  logger: Logger
  /** Announces changes outside the data folder before they are made, and failures of the included database. */
  notice: (line: string) => void
  /** Called once, when the included database keeps ending. */
  onKeepsEnding?: (() => void) | undefined
  startEmbedded?: typeof startEmbeddedPostgres
}

/** Opens the database of `DATABASE_URL`, or the included one in the data folder. */
export async function openServerDatabase(options: DatabaseOptions): Promise<DatabaseAttempt> {
  const { databaseUrl, dataFolder, logger, notice, onKeepsEnding, startEmbedded = startEmbeddedPostgres } = options
  if (databaseUrl !== null) {
    const connection = { connectionString: databaseUrl }
    const opened = { connection, staged: null, fault: () => null, stop: () => Promise.resolve() }
    return connect(opened, logger, 'Check DATABASE_URL')
  }
  const log = (line: string): void => {
    notice(line)
    logger.info(line)
  }
  const started = await startEmbedded({ dataDir: dataFolder, log, onKeepsEnding })
  if (started.kind === 'failed') {
    return { kind: 'refused', reason: `The database did not start: ${started.reason}. ${started.help}.` }
  }
  return connect(started, logger, 'Start again, or set DATABASE_URL to a PostgreSQL of your own')
}

async function connect(
  server: Pick<StartedPostgres, 'staged' | 'fault' | 'stop'> & { connection: DatabaseConnection },
  logger: Logger,
  help: string,
): Promise<DatabaseAttempt> {
  const open = openDatabase(server.connection, logger)
  try {
    await open.pool.query('select 1')
    return {
      kind: 'open',
      open,
      outsideFolder: server.staged,
      stopServer: () => server.stop(),
      fault: () => server.fault(),
    }
  } catch (error) {
    await open.close()
    await server.stop()
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', reason: `The database cannot be reached: ${reason}. ${help}.` }
  }
}
