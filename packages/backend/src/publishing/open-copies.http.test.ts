import { BookData } from '@lectern/contracts/main'
import { eq, sql } from 'drizzle-orm'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books } from '../database/schema'
import { first, makeTestBook, type TestBook } from '../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const publish = (book: TestBook, visibility: string) =>
  server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: { visibility } })
const show = (book: TestBook, visibility: string) =>
  server.call('PUT', `/books/${book.bookId}`, { token, json: { visibility } })
const read = (book: TestBook) => server.call('GET', `/objects/published/${book.bookId}/book.json`)
const fileOf = (book: TestBook) => join(server.dataFolder, 'objects', 'published', String(book.bookId), 'open.json')

test('a public book is read from the store by its id, with its media, while the database is away [LOAD-025]', async () => {
  const book = await makeTestBook(server, token)
  await publish(book, 'public')
  const wanted = (await server.call('GET', `/file/bookData/${book.bookId}`)).body
  await server.database.execute(sql`alter table books rename to books_away`)
  try {
    expect((await server.call('GET', `/file/bookData/${book.bookId}`)).status).toBe(500)
    const answer = await read(book)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(answer.body).toEqual(wanted)
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await server.call('GET', `/objects/published/${book.bookId}/book.json`, { headers: known })).status).toBe(
      304,
    )
    const image = first(first(first(BookData.parse(answer.body).chapters).pages).variations).pageImageLink ?? ''
    expect((await server.call('GET', image)).status).toBe(200)
  } finally {
    await server.database.execute(sql`alter table books_away rename to books`)
  }
})

test('what lies open follows each publication and each change of who may read', async () => {
  const book = await makeTestBook(server, token)
  expect((await read(book)).status).toBe(404)
  await publish(book, 'domain')
  expect((await read(book)).status).toBe(404)
  await show(book, 'public')
  expect(BookData.parse((await read(book)).body).revision).toBe(1)
  await publish(book, 'public')
  expect(BookData.parse((await read(book)).body).revision).toBe(2)
  await server.call('POST', `/file/${book.bookId}`, { token, json: { bookInfo: { visibility: 'private' } } })
  expect([(await read(book)).status, existsSync(fileOf(book))]).toEqual([404, false])
  await show(book, 'public')
  await server.call('DELETE', `/books/${book.bookId}`, { token })
  expect([(await read(book)).status, existsSync(fileOf(book))]).toEqual([404, false])
})

test('what a crash kept from being opened or closed is so after the next start', async () => {
  const opened = await makeTestBook(server, token)
  await publish(opened, 'public')
  const closed = await makeTestBook(server, token)
  await publish(closed, 'domain')
  // As a kill between the commit and the store leaves them.
  rmSync(fileOf(opened))
  await server.database.update(books).set({ openCopyRevision: null }).where(eq(books.id, opened.bookId))
  writeFileSync(fileOf(closed), '{}')
  await server.database.update(books).set({ openCopyRevision: 1 }).where(eq(books.id, closed.bookId))
  expect([(await read(opened)).status, (await read(closed)).status]).toEqual([404, 200])
  const another = await server.startAnother()
  expect([(await read(opened)).status, (await read(closed)).status]).toEqual([200, 404])
  await another.stop()
})

test('who closes a book is told when it still lies open, and when it does no more', async () => {
  const book = await makeTestBook(server, token)
  await publish(book, 'public')
  // A folder is what the store cannot take away as a file.
  rmSync(fileOf(book))
  mkdirSync(fileOf(book))
  const refused = await show(book, 'private')
  expect(refused).toMatchObject({ status: 503, body: { code: 'store-away' } })
  expect((await server.call('GET', `/file/bookData/${book.bookId}`)).status).toBe(404)
  rmSync(fileOf(book), { recursive: true })
  expect((await show(book, 'private')).status).toBe(200)
})

test('the store’s own name of the open copy is no address', async () => {
  const book = await makeTestBook(server, token)
  await publish(book, 'public')
  expect((await server.call('GET', `/objects/published/${book.bookId}/open.json`)).status).toBe(404)
})
