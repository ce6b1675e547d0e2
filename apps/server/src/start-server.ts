import { createBackend, createLogger, migrateDatabase } from '@lectern/backend'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerWhileStarting } from './answer-while-starting'
import { keepSecret } from './configuration/keep-secret'
import type { Configuration } from './configuration/read-environment'
import { composeEngines } from './engines/compose-engines'
import { openPort } from './open-port'
import { openServerDatabase } from './open-server-database'
import { serveSites } from './sites/serve-sites'

export const operatorEmail = 'author@lectern.local'
const drainMilliseconds = 800

export interface RunningServer {
  origin: string
  /** Signs the operator in once. */
  signInToken: string
  dataFolder: string
  /** Ends everything in order; takes less than two seconds. */
  stop(): Promise<void>
}

export type ServerStart = { kind: 'running'; server: RunningServer } | { kind: 'refused'; reason: string }

/** Brings up the whole server. Everything an operator can mend comes back as `refused`. */
export async function startServer(configuration: Configuration, root: string, version: string): Promise<ServerStart> {
  const startedAt = performance.now()
  const uptimeSeconds = () => (performance.now() - startedAt) / 1000
  const { dataFolder, host } = configuration
  const logger = createLogger(configuration.logLevel)

  const port = await openPort(host, configuration.port, answerWhileStarting(version, uptimeSeconds))
  if (port.kind === 'refused') return port
  // In the order of closing: event streams and jobs, the calls, the engines, the database.
  const closing = [() => port.opened.close(drainMilliseconds)]
  const stop = async () => {
    for (const close of closing.splice(0)) await close()
  }
  const refuse = async (reason: string): Promise<ServerStart> => {
    await stop()
    return { kind: 'refused', reason }
  }

  await mkdir(dataFolder, { recursive: true })
  const database = await openServerDatabase(configuration.databaseUrl, dataFolder, logger)
  if (database.kind === 'refused') return refuse(database.reason)
  closing.push(database.stop)
  await migrateDatabase(database.open.pool, migrationsFolder(root))

  const engines = composeEngines(logger)
  closing.splice(-1, 0, () => engines.stop())
  const backend = createBackend({
    open: database.open,
    engines: engines.ports,
    dataFolder,
    secret: configuration.secret ?? (await keepSecret(dataFolder)),
    readerOrigin: configuration.publicUrl,
    version,
    logger,
    now: () => new Date(),
  })
  const { token } = await backend.accounts.createSignInLink({ email: operatorEmail, role: 'user' })
  await backend.start()
  closing.unshift(() => backend.stop())
  serveSites(backend.api, root)
  port.opened.answerWith(backend.api.fetch)

  return { kind: 'running', server: { origin: configuration.publicUrl, signInToken: token, dataFolder, stop } }
}

/** Beside the bundle once built, in the backend's sources otherwise. */
function migrationsFolder(root: string): string {
  const bundled = fileURLToPath(new URL('./migrations', import.meta.url))
  return existsSync(bundled) ? bundled : join(root, 'packages/backend/migrations')
}
