import { readNewestMigration } from '../../platform/database/check-migrations'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Service } from '@lectern/s3-service'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

let server: TestBackend
let newestMigration: number
beforeAll(async () => {
  newestMigration = await readNewestMigration(migrations)
  server = await startTestBackend({ newestMigration })
})
afterAll(() => server.stop())

test('a ready server reports every part to anybody', async () => {
  expect(await server.call('GET', '/ready')).toMatchObject({
    status: 200,
    body: {
      status: 'ready',
      parts: { database: { state: 'well' }, objects: { state: 'well' }, migrations: { state: 'well' } },
    },
  })
})

test('with a database of an older version the server is unready and names the part', async () => {
  const later = await server.startAnother({ newestMigration: newestMigration + 1 })
  expect(await later.call('GET', '/ready')).toMatchObject({
    status: 503,
    body: { status: 'unwell', parts: { migrations: { state: 'unwell' }, database: { state: 'well' } } },
  })
  await later.stop()
})

test('a stopping server is unready immediately', async () => {
  const another = await server.startAnother()
  await another.backend.stop()
  expect(await another.call('GET', '/ready')).toMatchObject({ status: 503, body: { status: 'stopping' } })
  await another.stop()
})

test('readiness costs the database one query a second for any number of requests', async () => {
  let asked = 0
  const another = await server.startAnother({
    engineChecks: {
      counted: () => {
        asked += 1
        return Promise.resolve({ state: 'well' })
      },
    },
  })
  // Work left for the start queries the database too.
  await setTimeout(300)
  let queries = 0
  another.open.pool.on('acquire', () => (queries += 1))
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.all(['/health', '/ready', '/health', '/ready'].map((path) => another.call('GET', path)))
  }
  expect(asked).toBe(1)
  // One for health; for readiness the same and the version of the database.
  expect(queries).toBeLessThanOrEqual(3)
  await setTimeout(1100)
  await another.call('GET', '/health')
  expect(asked).toBe(2)
  await another.stop()
})

test('a missing database and a failing store are reported', async () => {
  const { origin: endpoint, close: closeBucket, ...service } = await startS3Service()
  const another = await startTestBackend({ newestMigration, bucket: { endpoint, ...service } })
  expect((await another.call('GET', '/ready')).status).toBe(200)
  await closeBucket()
  await setTimeout(1100)
  expect(await another.call('GET', '/ready')).toMatchObject({
    status: 503,
    body: { status: 'unwell', parts: { objects: { state: 'unwell' }, database: { state: 'well' } } },
  })
  await another.open.pool.end()
  await setTimeout(1100)
  expect(await another.call('GET', '/ready')).toMatchObject({
    status: 503,
    body: { parts: { database: { state: 'unwell' }, migrations: { state: 'unwell' } } },
  })
  // Addresses of store and database stay private.
  for (const path of ['/ready', '/health'])
    expect((await another.call('GET', path)).text).not.toMatch(/127\.0\.0\.1|select|pool|fetch/i)
  await another.stop()
})

test('readiness says why the included database does not run', async () => {
  const another = await server.startAnother({ databaseFault: () => 'the included database ended 6 times' })
  expect(await another.call('GET', '/ready')).toMatchObject({
    status: 503,
    body: { parts: { database: { state: 'unwell', detail: 'the included database ended 6 times' } } },
  })
  await another.stop()
})
