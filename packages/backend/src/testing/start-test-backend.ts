import { createAdaptorServer } from '@hono/node-server'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { z } from 'zod'
import { findOrCreateFirstDomain, saveUser } from '../entities/accounts/accounts.repository'
import { insertLink } from '../features/accounts/create-sign-in-link'
import type { Backend, BackendOptions } from '../backend-options'
import { createBackend } from '../create-backend'
import { openDatabase, type OpenDatabase } from '../platform/database/open-database'
import { type Database } from '../entities/schema/database-handle'
import { domains } from '../entities/schema'
import { createTestDatabase } from '../platform/embedded-postgres'
import { createLogger } from '../platform/logging/create-logger'
import { standInEngines } from './stand-in-engines'
import type { EngineScript } from './stand-ins/engine-script'

export interface CallOptions {
  token?: string
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
  raw?: string | Uint8Array<ArrayBuffer>
}

export interface TestResponse {
  status: number
  headers: Headers
  text: string
  /** The parsed JSON; null if the response is not JSON. */
  body: unknown
}

export interface TestBackend {
  url: string
  backend: Backend
  database: Database
  open: OpenDatabase
  dataFolder: string
  script: EngineScript
  /** The server's clock. */
  now(): Date
  /** Moves the server's clock. */
  advance(seconds: number): void
  call(method: string, path: string, options?: CallOptions): Promise<TestResponse>
  /** Returns an access token of a new or existing account. */
  signIn(email: string, role?: 'user' | 'student', domainId?: number): Promise<string>
  addDomain(): Promise<number>
  /** Starts a second server process on the same database and data. */
  startAnother(more?: Partial<BackendOptions>): Promise<TestBackend>
  stop(): Promise<void>
}

/** Hash of "a password of the tests": to hash it for each of hundreds of accounts would take minutes of CPU time. */
const passwordHash = '$scrypt$ln=14,r=8,p=5$c2FsdCBvZiB0aGUgdGVzdHM$ispOdXi3e/Bv2+SeTvHctQFN64GY0Tt0PbFHhlBEtHE'

/**
 * Links to stored objects get a new signature every hour: a test that runs across one would get two links for one object.
 * Runs that start in the last quarter of an hour set every server's clock a quarter back.
 */
const offsetOffTheHourSeconds = new Date().getUTCMinutes() < 45 ? 0 : -15 * 60

/** Starts a real server on a new database, with stand-in engines; every response is compared with its contract. */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const connection = await createTestDatabase(inject('testServer'), inject('testTemplate'))
  const dataFolder = await mkdtemp(join(tmpdir(), 'lectern-backend-'))
  const first = await startOn(connection, dataFolder, options)
  return {
    ...first,
    async stop() {
      await first.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Does the same on an existing database and data folder, which stay. */
export async function startOn(
  connection: Parameters<typeof openDatabase>[0],
  dataFolder: string,
  options: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  const logger = createLogger(process.env['TEST_LOG_LEVEL'] ?? 'silent')
  // On a busy machine the database takes its time to greet: what waits for it must not look like a lost database.
  const open = openDatabase(connection, logger, { connectionTimeoutMillis: 60_000 })
  const { engines, script } = standInEngines()
  let offsetSeconds = offsetOffTheHourSeconds
  const now = () => new Date(Date.now() + offsetSeconds * 1000)
  const backend = createBackend({
    open,
    engines,
    dataFolder,
    bucket: null,
    worksOnJobs: true,
    secret: 'the secret of the tests, long enough',
    readerOrigin: 'http://reader.test',
    version: '0.0.0-test',
    logger,
    now,
    speechBudget: 10_000,
    checkResponses: true,
    // Tests send more requests than people; tests of limits set their own.
    limits: { calls: null, uploads: null, exports: null },
    ...options,
  })
  await backend.start()
  const server = createAdaptorServer({ fetch: backend.api.fetch })
  // A test that computes for seconds must not find its connection closed: client and server share this process.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 10 * 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the test server has no port')
  const url = `http://127.0.0.1:${address.port}`

  async function call(method: string, path: string, { token, json, form, headers, raw }: CallOptions = {}) {
    const body = raw ?? form ?? (json === undefined ? undefined : JSON.stringify(json))
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : null }
  }

  return {
    url,
    backend,
    database: open.database,
    open,
    dataFolder,
    script,
    now,
    advance: (seconds) => void (offsetSeconds += seconds),
    call,
    async signIn(email, role = 'user', domainId) {
      const { database } = open
      const domain = domainId ?? (await findOrCreateFirstDomain(database))
      const account = await saveUser(database, { email, role, domainId: domain, passwordHash, verifiedAt: now() })
      const { token } = await insertLink(database, account.id, now())
      const { accessToken } = await backend.accounts.openSignInLink({ token })
      return accessToken
    },
    async addDomain() {
      const [row] = await open.database.insert(domains).values({ name: 'Another' }).returning()
      return z.object({ id: z.number() }).parse(row).id
    },
    startAnother: (more) => startOn(connection, dataFolder, { ...options, ...more }),
    async stop() {
      await backend.stop()
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      if (!open.pool.ended) await open.pool.end()
    },
  }
}
