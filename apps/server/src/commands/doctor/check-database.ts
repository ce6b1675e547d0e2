import { createLogger } from '@lectern/backend'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '../../configuration/read-environment'
import { openServerDatabase } from '../../open-server-database'
import { type DataFolderHolder, lockDataFolder } from '../../process/data-folder-lock'
import { type Check, unwell, well } from './check'

type Settings = Pick<Configuration, 'databaseUrl' | 'dataFolder'>

const NAME = 'database'
/** Note in the lock file, shown by a process that needs the data folder in the meantime. */
const TASK = 'being examined'

/**
 * Checks that the database responds: the one of `DATABASE_URL` or of the running server. Otherwise starts the one in the data
 * folder, and stops it afterwards. Without a data folder, uses and removes a temporary one.
 */
export async function checkDatabase(settings: Settings, holder: DataFolderHolder): Promise<Check> {
  const { databaseUrl, dataFolder } = settings
  if (databaseUrl !== null || holder.kind === 'held') return tryDatabase(settings)
  if (!existsSync(dataFolder)) {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-doctor-'))
    try {
      return await tryDatabase({ databaseUrl, dataFolder: folder })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const lock = lockDataFolder(dataFolder)
  if (lock.kind === 'refused') return unwell(NAME, lock.reason)
  lock.setNote(TASK)
  try {
    return await tryDatabase(settings)
  } finally {
    lock.release()
  }
}

async function tryDatabase({ databaseUrl, dataFolder }: Settings): Promise<Check> {
  const startedAt = performance.now()
  const notes: string[] = []
  const logger = createLogger('silent')
  const opened = await openServerDatabase({ databaseUrl, dataFolder, logger, notice: (line) => notes.push(line) })
  if (opened.kind === 'refused') return unwell(NAME, opened.reason, ...notes)
  try {
    const { rows } = await opened.open.pool.query<{ server_version: string }>('show server_version')
    const [server] = rows
    if (!server) throw new Error('PostgreSQL does not report its version')
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const where = databaseUrl === null ? '' : ' of DATABASE_URL'
    return well(NAME, `PostgreSQL ${server.server_version}${where} answers after ${seconds} s`)
  } finally {
    await opened.open.close()
    await opened.stopServer()
  }
}
