import { type Backend, createBackend, createLogger, migrateDatabase } from '@lectern/backend'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerWhileStarting } from './answer-while-starting'
import { keepSecret } from './configuration/keep-secret'
import type { Configuration } from './configuration/read-environment'
import { composeEngines } from './engines/compose-engines'
import { openPort } from './open-port'
import { openServerDatabase } from './open-server-database'
import { importSampleLibrary } from './import-sample-library'
import { lockDataFolder } from './process/data-folder-lock'
import { serveOpenApi } from './sites/serve-openapi'
import { serveSites } from './sites/serve-sites'

export const operatorEmail = 'author@lectern.local'
const drainMilliseconds = 500

export interface RunningServer {
  /** Where people reach it, without a slash at its end. */
  origin: string
  /** Where it listens on this machine. */
  address: string
  /** Signs the operator in once. */
  signInToken: string
  dataFolder: string
  library: Backend['library']
  /** Ends everything in order; takes less than two seconds. */
  stop(): Promise<void>
}

export type ServerStart = { kind: 'running'; server: RunningServer } | { kind: 'refused'; reason: string }

export interface ServerStartOptions {
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
  { migrations = migrationsFolder(root), task }: ServerStartOptions = {},
): Promise<ServerStart> {
  const startedAt = performance.now()
  const { dataFolder, host } = configuration
  const logger = createLogger(configuration.logLevel)

  const lock = lockDataFolder(dataFolder)
  if (lock.kind === 'refused') return lock
  // In the order of closing: event streams and jobs, the calls, the engines, the database, the data folder.
  const closing: (() => Promise<void> | void)[] = [() => lock.release()]
  const stop = async () => {
    for (const close of closing.splice(0)) await close()
  }
  const refuse = async (reason: string): Promise<ServerStart> => {
    await stop()
    return { kind: 'refused', reason }
  }

  try {
    const uptimeSeconds = () => (performance.now() - startedAt) / 1000
    const port = await openPort(host, configuration.port, answerWhileStarting(version, uptimeSeconds))
    if (port.kind === 'refused') return await refuse(port.reason)
    closing.unshift(() => port.opened.close(drainMilliseconds))
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port.opened.port}`
    const origin = configuration.publicUrl ?? address

    const database = await openServerDatabase(configuration.databaseUrl, dataFolder, logger)
    if (database.kind === 'refused') return await refuse(database.reason)
    closing.splice(1, 0, database.stop)
    await migrateDatabase(database.open.pool, migrations)

    const engines = await composeEngines()
    closing.splice(1, 0, () => engines.stop())
    const backend = createBackend({
      open: database.open,
      engines: engines.ports,
      engineChecks: engines.checks,
      dataFolder,
      secret: configuration.secret ?? (await keepSecret(dataFolder)),
      readerOrigin: origin,
      speechBudget: configuration.speechBudget,
      version,
      logger,
      now: () => new Date(),
    })
    closing.unshift(() => backend.stop())
    const { token } = await backend.accounts.createSignInLink({ email: operatorEmail, role: 'user' })
    await backend.start()
    await importSampleLibrary(backend, root, operatorEmail, logger)
    serveOpenApi(backend.api)
    serveSites(backend.api, root)
    port.opened.answerWith(backend.api.fetch)
    lock.setNote(task ?? address)
    return {
      kind: 'running',
      server: { origin, address, signInToken: token, dataFolder, library: backend.library, stop },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Beside the bundle once built, in the backend's sources otherwise. */
function migrationsFolder(root: string): string {
  const bundled = fileURLToPath(new URL('./migrations', import.meta.url))
  return existsSync(bundled) ? bundled : join(root, 'packages/backend/migrations')
}
