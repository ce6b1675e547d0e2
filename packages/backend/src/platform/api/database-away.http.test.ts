import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { type DatabaseGate, openDatabaseGate } from '../../testing/open-database-gate'
import { startOn, type TestBackend } from '../../testing/start-test-backend'
import { createTestDatabase } from '../embedded-postgres'

let folder: string
let gate: DatabaseGate
let isClosed = false
let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-away-'))
  gate = await openDatabaseGate(await createTestDatabase(inject('testServer'), inject('testTemplate')))
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

test('a write is answered with 503 and Retry-After while the database is away, and works when it is back', async () => {
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

test('a read that arrives while the database is away waits for it', async () => {
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
