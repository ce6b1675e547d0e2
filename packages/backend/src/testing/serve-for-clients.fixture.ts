/**
 * A process for the tests of clients: the product's own API on a new database, until its input ends. The engines are
 * stand-ins, and every response is compared with its contract. Writes its address and accounts as one line of JSON.
 */
import { createAdaptorServer } from '@hono/node-server'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBackend } from '../create-backend'
import { migrateDatabase } from '../platform/database/migrate-database'
import { openDatabase } from '../platform/database/open-database'
import { startTestCluster } from '../platform/embedded-postgres'
import { createLogger } from '../platform/logging/create-logger'
import { standInEngines } from './stand-in-engines'

const expiredSessions = 8
const password = 'a password of the tests'
const hour = 3_600_000

const logger = createLogger('silent')
const cluster = await startTestCluster()
const open = openDatabase(await cluster.createDatabase(), logger)
await migrateDatabase(open.pool, fileURLToPath(new URL('../../migrations', import.meta.url)))
const dataFolder = await mkdtemp(join(tmpdir(), 'lectern-clients-'))
let offset = 0
const backend = createBackend({
  open,
  engines: standInEngines().engines,
  dataFolder,
  bucket: null,
  worksOnJobs: true,
  secret: 'the secret of the tests, long enough',
  readerOrigin: 'http://reader.test',
  version: '0.0.0-test',
  logger,
  now: () => new Date(Date.now() + offset),
  speechBudget: 10_000,
  checkResponses: true,
})
await backend.start()
const server = createAdaptorServer({ fetch: backend.api.fetch })
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
if (typeof address !== 'object' || !address) throw new Error('the server has no port')

await backend.accounts.saveAccount({ email: 'author@example.org', role: 'user', password })
// Sessions of an hour ago: their access tokens have expired, their refresh tokens are unused.
offset = -hour
const expired = []
for (let n = 0; n < expiredSessions; n++) {
  const email = `reader-${n}@example.org`
  await backend.accounts.saveAccount({ email, role: 'student', password })
  expired.push(await backend.accounts.signIn({ email, password }))
}
offset = 0

const author = { email: 'author@example.org', password }
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${address.port}`, author, expired })}\n`)
process.stdin.resume()
process.stdin.once('end', () => {
  void stop()
})

async function stop(): Promise<void> {
  await backend.stop()
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  await open.pool.end()
  await cluster.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
