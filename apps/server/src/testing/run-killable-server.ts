import { createLogger, openDatabase, type OpenDatabase } from '@lectern/backend'
import { startEmbeddedPostgres } from '@lectern/backend/embedded-postgres'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { killServer, type LaunchedServer, launchServer } from './launch-server'
import type { ServerAccess } from './retrying-writers'

export interface JsonResponse {
  readonly status: number
  readonly body: unknown
}

/** The built server with its own database, which a test kills and starts again on the same data. */
export interface KillableServer {
  /** Address of the running process, and a token of the operator's account. */
  readonly access: ServerAccess
  readonly dataFolder: string
  /** Starts the server and signs in. `more` is added to the environment of this process. */
  start(more?: Readonly<Record<string, string>>): Promise<void>
  kill(): Promise<void>
  /** Kills the process of the database, which the server starts again. */
  killDatabase(): Promise<void>
  /** Sends a JSON body or a form, with an `Idempotency-Key` if it is given. */
  post(path: string, body: unknown, key?: string): Promise<JsonResponse>
  withDatabase<T>(work: (pool: OpenDatabase['pool']) => Promise<T>): Promise<T>
  /** Kills the server and deletes its data. */
  dispose(): Promise<void>
}

/**
 * Starts a server in a new folder.
 *
 * @param name of the folder, for people who look for it
 */
export async function runKillableServer(
  name: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<KillableServer> {
  const folder = mkdtempSync(join(tmpdir(), `lectern-${name}-`))
  // Traversable for the database's own account when the tests run as root.
  chmodSync(folder, 0o755)
  const dataFolder = join(folder, 'data')
  const access: ServerAccess = { url: '', accessToken: '' }
  let server: LaunchedServer | null = null

  async function post(path: string, body: unknown, key?: string): Promise<JsonResponse> {
    const isForm = body instanceof FormData
    const response = await fetch(access.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access.accessToken}`,
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  async function withDatabase<T>(work: (pool: OpenDatabase['pool']) => Promise<T>): Promise<T> {
    const joined = await startEmbeddedPostgres({ dataDir: dataFolder, log: () => undefined })
    if (joined.kind === 'failed') throw new Error(joined.reason)
    const open = openDatabase(joined.connection, createLogger('silent'))
    try {
      return await work(open.pool)
    } finally {
      await open.close()
    }
  }

  const running: KillableServer = {
    access,
    dataFolder,
    post,
    withDatabase,
    async start(more = {}) {
      server = await launchServer({
        LECTERN_DATA: dataFolder,
        PORT: '0',
        LECTERN_LOG_LEVEL: 'silent',
        ...environment,
        ...more,
      })
      access.url = server.url
      const { body } = await post('/api/auth/sign-in-link', { token: server.signInToken })
      access.accessToken = z.object({ accessToken: z.string() }).parse(body).accessToken
    },
    async kill() {
      if (server !== null) await killServer(server)
      server = null
    },
    async killDatabase() {
      const cluster = await withDatabase(async (pool) => {
        const { rows } = await pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
        return rows[0]?.folder ?? ''
      })
      process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    },
    async dispose() {
      await running.kill()
      // The database ends when it notices that its parent is gone.
      await delay(1000)
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
  await running.start()
  return running
}
