import { allRoutes } from '@lectern/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books, domains } from '../entities/schema'
import { makeTestBook, type TestBook } from '../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

let server: TestBackend
let author: string
let strangers: Record<string, { token: string } | object>
let book: TestBook
let domainId: number
const marks = { name: 'Heron School', color: '#11aa77', origin: 'https://heron.example', mode: 'gbm' }

beforeAll(async () => {
  server = await startTestBackend({
    partners: [2, 3, 4].map((id) => ({ domainId: id, mode: 'gbm', color: null, returnLink: null, allowedOrigins: [] })),
  })
  await server.signIn('first@example.org')
  domainId = await server.addDomain()
  await server.database
    .update(domains)
    .set({ name: marks.name, primaryColor: marks.color, origins: [marks.origin], returnLink: `${marks.origin}/shelf` })
    .where(eq(domains.id, domainId))
  author = await server.signIn('author@heron.example', 'user', domainId)
  const other = await server.addDomain()
  strangers = {
    anonymous: {},
    'an author of another domain': { token: await server.signIn('outside@example.org', 'user', other) },
    'a student of another domain': { token: await server.signIn('pupil@example.org', 'student', other) },
  }
  book = await makeTestBook(server, author, [['Hello']], 'domain')
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token: author, json: { visibility: 'domain' } })
})
afterAll(() => server.stop())

/** Every call without a body that a reader may make, with the ids of the book in its address. */
const reads = () =>
  allRoutes
    .filter(({ method, access }) => method === 'get' && access !== 'author')
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, String(book.bookId)))
    .flatMap((path) => [path, `${path}?bookId=${book.bookId}&id=${book.bookId}&externalBookId=${book.bookId}&q=owl`])

test('the domain of a domain book is shown to its members', async () => {
  const { body } = await server.call('GET', `/file/bookData/${book.bookId}/partner`, { token: author })
  expect(body).toEqual({
    domainId,
    mode: marks.mode,
    color: marks.color,
    returnLink: `${marks.origin}/shelf`,
    allowedOrigins: [marks.origin],
  })
})

test('the domain of a domain book is hidden from strangers in every call', async () => {
  expect(reads().length).toBeGreaterThan(40)
  for (const [who, stranger] of Object.entries(strangers)) {
    for (const path of reads()) {
      const { text, headers } = await server.call('GET', path, stranger)
      const told = [text, ...headers.values()].join('\n')
      const found = [...Object.values(marks), `"domainId":${domainId}`].filter((mark) => told.includes(mark))
      expect([who, path, found]).toEqual([who, path, []])
    }
  }
})

test('a stranger gets the partner of a domain book as that of a book that does not exist', async () => {
  for (const stranger of Object.values(strangers)) {
    const partner = async (id: number) => (await server.call('GET', `/file/bookData/${id}/partner`, stranger)).body
    expect(await partner(book.bookId)).toEqual(await partner(999_999_999))
  }
  await server.database.update(books).set({ visibility: 'public' }).where(eq(books.id, book.bookId))
  const { body } = await server.call('GET', `/file/bookData/${book.bookId}/partner`)
  expect(body).toMatchObject({ domainId, allowedOrigins: [marks.origin] })
  await server.database.update(books).set({ visibility: 'domain' }).where(eq(books.id, book.bookId))
})
