import { openDatabase, type DatabaseConnection, type OpenDatabase } from '@lectern/backend'
import { startEmbeddedPostgres } from '@lectern/backend/embedded-postgres'
import type { Logger } from 'pino'

export type DatabaseAttempt =
  | { kind: 'open'; open: OpenDatabase; stop: () => Promise<void> }
  | { kind: 'refused'; reason: string }

/** The database of `DATABASE_URL`, or the one that is kept in the data folder. */
export async function openServerDatabase(
  databaseUrl: string | null,
  dataFolder: string,
  logger: Logger,
): Promise<DatabaseAttempt> {
  if (databaseUrl !== null) return connect({ connectionString: databaseUrl }, logger, () => Promise.resolve())
  const started = await startEmbeddedPostgres({ dataDir: dataFolder, log: (line) => logger.info(line) })
  if (started.kind === 'failed') {
    return { kind: 'refused', reason: `The database did not start: ${started.reason}. ${started.help}.` }
  }
  return connect(started.connection, logger, () => started.stop())
}

async function connect(
  connection: DatabaseConnection,
  logger: Logger,
  stopServer: () => Promise<void>,
): Promise<DatabaseAttempt> {
  const open = openDatabase(connection, logger)
  const stop = async () => {
    await open.close()
    await stopServer()
  }
  try {
    await open.pool.query('select 1')
    return { kind: 'open', open, stop }
  } catch (error) {
    await stop()
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'refused', reason: `The database cannot be reached: ${reason}. Check DATABASE_URL.` }
  }
}
