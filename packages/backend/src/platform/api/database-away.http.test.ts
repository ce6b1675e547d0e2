import { JobAccepted } from '@lectern/contracts'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { type DatabaseGate, openDatabaseGate } from '../../testing/open-database-gate'
import { speechRequest } from '../../testing/speech-request'
import { startOn, type TestBackend } from '../../testing/start-test-backend'
import { openDatabase } from '../database/open-database'
import { createTestDatabase } from '../embedded-postgres'
import { createLogger } from '../logging/create-logger'

let folder: string
let database: Parameters<typeof openDatabase>[0]
let gate: DatabaseGate
let isClosed = false
let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-away-'))
  const connection = await createTestDatabase(inject('testServer'), inject('testTemplate'))
  database = connection
  gate = await openDatabaseGate(connection)
  server = await startOn(gate.connection, folder)
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token, [null])
})
afterEach(() => open())
afterAll(async () => {
  await server.stop()
  await gate.close()
  await rm(folder, { recursive: true, force: true })
})

async function close(): Promise<void> {
  isClosed = true
  await gate.close()
}

async function open(): Promise<void> {
  if (isClosed) await gate.open()
  isClosed = false
}

const readBook = () => server.call('GET', `/books/${book.bookId}/chapters`, { token })
const rename = () => server.call('PUT', `/books/${book.bookId}`, { token, json: { title: 'Another title' } })

test('answers a write with 503 and Retry-After until the database is available again', async () => {
  await close()
  const refused = await rename()
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'database-away', msg: expect.stringContaining('database') },
  })
  expect(refused.headers.get('retry-after')).toBe('1')
  await open()
  expect((await rename()).status).toBe(200)
})

test('a read that arrives while the database is unavailable waits for it', async () => {
  await close()
  const reading = readBook()
  // The refused write shows that the server has noticed.
  expect((await rename()).status).toBe(503)
  await open()
  expect(await reading).toMatchObject({ status: 200 })
})

test('health and readiness do not wait', async () => {
  await close()
  expect(await server.call('GET', '/ready')).toMatchObject({
    status: 503,
    body: { parts: { database: { state: 'unwell' } } },
  })
})

test('retries a job that failed during a database outage, without waiting for its lease', async () => {
  const direct = openDatabase(database, createLogger('silent'))
  const gateway = new EventEmitter()
  server.script.beforeSpeaking = async () => {
    gateway.emit('reached')
    await once(gateway, 'answer')
    throw new Error('The voice failed')
  }
  const reached = once(gateway, 'reached')
  const json = speechRequest('Say this.', book)
  const headers = { prefer: 'respond-async' }
  const { body } = await server.call('POST', '/api/text-to-speech/stream', { token, json, headers })
  const { jobId } = JobAccepted.parse(body)
  await reached
  server.script.beforeSpeaking = () => Promise.resolve()
  await close()
  await direct.pool.query(`update jobs set lease_until = now() + interval '1 hour'`)
  gateway.emit('answer')
  // Meanwhile the run fails, which it cannot record.
  for (let refused = 0; refused < 5; refused += 1) expect((await rename()).status).toBe(503)
  await open()
  const state = async () => (await direct.pool.query(`select state from jobs where id = $1`, [jobId])).rows[0]
  await expect.poll(state, { timeout: 60_000 }).toEqual({ state: 'succeeded' })
  await direct.close()
})
