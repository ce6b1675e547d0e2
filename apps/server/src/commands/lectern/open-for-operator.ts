import { createLogger, migrateDatabase, type OpenDatabase } from '@lectern/backend'
import type { Configuration } from '../../configuration/read-environment'
import { openServerDatabase } from '../../open-server-database'
import { findHolder, isAddress, lockDataFolder } from '../../process/data-folder-lock'

export type OpenForOperator =
  | {
      readonly kind: 'open'
      readonly database: OpenDatabase['database']
      readonly pool: OpenDatabase['pool']
      /** Public address of the server, without a trailing slash. */
      readonly origin: string
      close(): Promise<void>
    }
  | { readonly kind: 'refused'; readonly reason: string }

/** Note in the lock of a command, shown to servers that want the data folder meanwhile. */
const TASK = 'carrying out a command'

/**
 * Opens the database of the server that runs on the data folder, or starts one for the command and locks the data folder
 * until it ends. Uses the database of `DATABASE_URL` if it is set.
 *
 * @param migrations folder of the migrations that an unused database gets; null for a command that migrates itself
 */
export async function openForOperator(
  configuration: Configuration,
  migrations: string | null,
  notice: (line: string) => void,
): Promise<OpenForOperator> {
  const { databaseUrl, dataFolder, logLevel, host, port } = configuration
  const holder = databaseUrl === null ? findHolder(dataFolder) : { kind: 'none' as const }
  if (holder.kind === 'held' && !isAddress(holder.note)) {
    const what = holder.note === '' ? 'still starting' : holder.note
    return { kind: 'refused', reason: `The server on ${dataFolder} is ${what}. Try again in a moment.` }
  }
  const isAlone = databaseUrl === null && holder.kind === 'none'
  const lock = isAlone ? lockDataFolder(dataFolder) : null
  if (lock?.kind === 'refused') return lock
  lock?.setNote(TASK)
  const opened = await openServerDatabase({ databaseUrl, dataFolder, logger: createLogger(logLevel), notice })
  if (opened.kind === 'refused') {
    lock?.release()
    return opened
  }
  const close = async () => {
    await opened.open.close()
    await opened.stopServer()
    lock?.release()
  }
  try {
    // A running server has already migrated, and may be another version.
    if (holder.kind === 'none' && migrations !== null) await migrateDatabase(opened.open.pool, migrations)
  } catch (error) {
    await close()
    throw error
  }
  const running = holder.kind === 'held' ? holder.note : `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return {
    kind: 'open',
    database: opened.open.database,
    pool: opened.open.pool,
    origin: configuration.publicUrl ?? running,
    close,
  }
}
