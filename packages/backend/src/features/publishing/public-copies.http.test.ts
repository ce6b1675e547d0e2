import { BookData, BookOutline } from '@lectern/contracts/main'
import { eq, sql } from 'drizzle-orm'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books } from '../../entities/schema'
import { createLogger } from '../../platform/logging/create-logger'
import { openObjectStore } from '../../platform/objects/open-object-store'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { createPublicCopyUpdater } from './create-public-copy-updater'

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

test('a public book and its media are read from the store by id while the database is down [LOAD-025]', async () => {
  const book = await makeTestBook(server, token)
  await publish(book, 'public')
  const wanted = (await server.call('GET', `/file/bookData/${book.bookId}`)).body
  await server.database.execute(sql`alter table books rename to books_away`)
  try {
    expect((await server.call('GET', `/file/bookData/${book.bookId}`)).status).toBe(500)
    const response = await read(book)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(response.body).toEqual(wanted)
    const known = { 'if-none-match': response.headers.get('etag') ?? '' }
    expect((await server.call('GET', `/objects/published/${book.bookId}/book.json`, { headers: known })).status).toBe(
      304,
    )
    const image = first(first(first(BookData.parse(response.body).chapters).pages).variations).pageImageLink ?? ''
    expect((await server.call('GET', image)).status).toBe(200)
    const outline = await server.call('GET', `/objects/published/${book.bookId}/outline.json`)
    expect([outline.status, outline.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    for (const { id } of BookOutline.parse(outline.body).parts) {
      const part = await server.call('GET', `/objects/published/${book.bookId}/parts/${id}.json`)
      expect([part.status, part.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    }
  } finally {
    await server.database.execute(sql`alter table books_away rename to books`)
  }
})

test('the public copy follows each publication and each change of visibility', async () => {
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

test('a crash before the copy was written or deleted is repaired by the next start', async () => {
  const opened = await makeTestBook(server, token)
  await publish(opened, 'public')
  const closed = await makeTestBook(server, token)
  await publish(closed, 'domain')
  // State left by a kill between the commit and the store.
  rmSync(fileOf(opened))
  await server.database.update(books).set({ openCopyRevision: null }).where(eq(books.id, opened.bookId))
  writeFileSync(fileOf(closed), '{}')
  await server.database.update(books).set({ openCopyRevision: 1 }).where(eq(books.id, closed.bookId))
  expect((await read(closed)).status).toBe(200)
  const another = await server.startAnother()
  await expect.poll(() => [opened, closed].map((book) => existsSync(fileOf(book)))).toEqual([true, false])
  expect([(await read(opened)).status, (await read(closed)).status]).toEqual([200, 404])
  await another.stop()
})

test('closing a book fails while its public copy cannot be deleted, and succeeds afterwards', async () => {
  const book = await makeTestBook(server, token)
  await publish(book, 'public')
  // A folder in place of the file cannot be deleted as one.
  rmSync(fileOf(book))
  mkdirSync(fileOf(book))
  const refused = await show(book, 'private')
  expect(refused).toMatchObject({ status: 503, body: { code: 'store-away' } })
  expect((await server.call('GET', `/file/bookData/${book.bookId}`)).status).toBe(404)
  rmSync(fileOf(book), { recursive: true })
  expect((await show(book, 'private')).status).toBe(200)
})

test('a start does not wait for many copies, deletes outdated ones first, and stops when asked', async () => {
  const book = await makeTestBook(server, token)
  await publish(book, 'public')
  const closed = await makeTestBook(server, token)
  await publish(closed, 'private')
  writeFileSync(fileOf(closed), '{}')
  await server.database.update(books).set({ openCopyRevision: 1 }).where(eq(books.id, closed.bookId))
  const ofMany = sql`between 1 and 4000`
  await server.database.execute(sql`insert into books (id, domain_id, title, visibility, published_revision)
    select n, domain_id, 'One of many', 'public', 1 from books, generate_series(1, 4000) n where id = ${book.bookId}`)
  await server.database.execute(sql`insert into publications
    (book_id, revision, object_key, content_hash, summary, was_public)
    select n, 1, object_key, content_hash, summary, true from publications, generate_series(1, 4000) n
    where book_id = ${book.bookId} and revision = 1`)
  const countLeft = async () =>
    server.database.$count(books, sql`${books.id} ${ofMany} and coalesce(${books.openCopyRevision}, 0) = 0`)
  const another = await server.startAnother()
  expect(existsSync(fileOf(closed))).toBe(false)
  await publish(book, 'public')
  expect(await countLeft()).toBeGreaterThan(0)
  await another.stop()
  expect(await countLeft()).toBeGreaterThan(0)
  await server.database.execute(sql`delete from books where id ${ofMany}`)
})

test('a copy that a crash left unrecorded is deleted when its book is closed', async () => {
  const book = await makeTestBook(server, token)
  await server.database.execute(
    sql`alter table books add constraint not_noted check (open_copy_revision < 1) not valid`,
  )
  try {
    await publish(book, 'public')
    expect(existsSync(fileOf(book))).toBe(true)
  } finally {
    await server.database.execute(sql`alter table books drop constraint not_noted`)
  }
  await show(book, 'private')
  expect([(await read(book)).status, existsSync(fileOf(book))]).toEqual([404, false])
})

test('a public book without a copy is readable, as after an update or a restore', async () => {
  const book = await makeTestBook(server, token)
  await publish(book, 'public')
  const { body } = await read(book)
  rmSync(fileOf(book))
  const response = await read(book)
  expect([response.status, response.body]).toEqual([200, body])
  const image = first(first(first(BookData.parse(body).chapters).pages).variations).pageImageLink ?? ''
  expect((await server.call('GET', image)).status).toBe(200)
  await show(book, 'private')
  expect([(await read(book)).status, (await server.call('GET', image)).status]).toEqual([404, 404])
})

test('a copy that the store failed to delete is deleted later', async () => {
  const book = await makeTestBook(server, token)
  await publish(book, 'public')
  await server.database.update(books).set({ visibility: 'private' }).where(eq(books.id, book.bookId))
  const { database, dataFolder } = server
  const store = openObjectStore({ dataFolder, bucket: null, secret: new Uint8Array(32), now: () => new Date() })
  let asked = 0
  const objects = {
    ...store,
    delete: (key: string) => (asked++ === 0 ? Promise.reject(new Error('no answer')) : store.delete(key)),
  }
  const stopping = new AbortController()
  const unread = () => Promise.reject(new Error('unread'))
  const copies = { database, objects, readJson: unread, readOutline: unread, stopping: stopping.signal }
  await createPublicCopyUpdater(copies, createLogger('silent'), 20).updateOne(book.bookId)
  expect(existsSync(fileOf(book))).toBe(true)
  await expect.poll(() => existsSync(fileOf(book))).toBe(false)
  stopping.abort()
})

test("deleting the account of a book's only author deletes the copy", async () => {
  const email = 'leaving@example.org'
  const leaving = await server.signIn(email)
  const book = await makeTestBook(server, leaving)
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token: leaving, json: { visibility: 'public' } })
  expect([(await read(book)).status, existsSync(fileOf(book))]).toEqual([200, true])
  expect((await server.call('DELETE', '/auth/account', { token: leaving, json: { email } })).status).toBe(200)
  expect([(await read(book)).status, existsSync(fileOf(book))]).toEqual([404, false])
})

test('the key of the public copy is not an address itself', async () => {
  const book = await makeTestBook(server, token)
  await publish(book, 'public')
  expect((await server.call('GET', `/objects/published/${book.bookId}/open.json`)).status).toBe(404)
})
