import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let author: string
let reader: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
  reader = await server.signIn('reader@example.org', 'student')
  book = await makeTestBook(server, author)
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token: author, json: { visibility: 'public' } })
})
afterAll(() => server.stop())

const read = (token = reader, bookId: unknown = book.bookId) =>
  server.call('GET', `/api/book/progress?bookId=${String(bookId)}`, { token })
const save = (json: object, token = reader) =>
  server.call('POST', '/api/book/progress', { token, json: { bookId: book.bookId, ...json } })
const page = (index: number) => book.pages[index]?.pageId

test('a reader without progress gets an empty one [API-APP-028]', async () => {
  const { status, body } = await read(await server.signIn('fresh@example.org', 'student'))
  expect([status, body]).toMatchObject([200, { bookId: book.bookId, currentPageId: null, totalSeconds: 0 }])
})

test('the newest position wins, and seconds add up across devices [API-APP-013 API-APP-028]', async () => {
  const first = await save({ currentPageId: page(0), totalSecondsSpentOnCurrentPage: 30.5 })
  expect(first).toMatchObject({ status: 200, body: { currentPageId: page(0), totalSeconds: 30.5 } })
  const otherDevice = await server.signIn('reader@example.org', 'student')
  await save({ currentPageId: page(1), totalSecondsSpentOnCurrentPage: 12 }, otherDevice)
  expect((await read()).body).toMatchObject({
    currentPageId: page(1),
    totalSeconds: 42.5,
    updatedAt: expect.any(String),
  })
  await save({ currentPageId: page(0) })
  expect((await read(otherDevice)).body).toMatchObject({ currentPageId: page(0), totalSeconds: 42.5 })
})

test('simultaneous requests lose no second [API-APP-013]', async () => {
  const token = await server.signIn('busy@example.org', 'student')
  const calls = Array.from({ length: 20 }, () =>
    save({ currentPageId: page(0), totalSecondsSpentOnCurrentPage: 2 }, token),
  )
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  expect((await read(token)).body).toMatchObject({ totalSeconds: 40 })
})

test('progress belongs to the signed-in reader only [API-APP-013 API-APP-028]', async () => {
  const other = await server.signIn('other@example.org', 'student')
  const mine = Object((await save({ currentPageId: page(1) })).body)
  expect((await save({ currentPageId: page(1), userId: mine.userId })).status).toBe(200)
  expect(await save({ currentPageId: page(0), userId: mine.userId }, other)).toMatchObject({
    status: 403,
    body: { field: 'userId' },
  })
  expect((await read(other)).body).toMatchObject({ currentPageId: null })
  expect((await read()).body).toMatchObject({ currentPageId: page(1) })
})

test('progress is refused in invisible books, without a token and with an invalid body [API-APP-013 API-APP-028]', async () => {
  const hidden = await makeTestBook(server, author, [['Secret']], 'domain')
  await server.call('POST', `/api/book/${hidden.bookId}/publish`, { token: author, json: {} })
  const outsider = await server.signIn('outsider@example.org', 'student', await server.addDomain())
  const there = { bookId: hidden.bookId, currentPageId: hidden.pages[0]?.pageId }
  expect([(await save(there)).status, (await save(there, outsider)).status]).toEqual([200, 404])
  expect([(await read(reader, hidden.bookId)).status, (await read(outsider, hidden.bookId)).status]).toEqual([200, 404])
  expect((await read(reader, 999_999)).status).toBe(404)
  expect((await read(reader, 'x')).status).toBe(422)
  expect((await server.call('GET', '/api/book/progress?bookId=1')).status).toBe(401)
  expect((await server.call('POST', '/api/book/progress', { json: {} })).status).toBe(401)
  const cases: [object, string][] = [
    [{}, 'currentPageId'],
    [{ currentPageId: hidden.pages[0]?.pageId }, 'currentPageId'],
    [{ currentPageId: page(0), totalSecondsSpentOnCurrentPage: -1 }, 'totalSecondsSpentOnCurrentPage'],
    [{ currentPageId: page(0), totalSecondsSpentOnCurrentPage: 1e9 }, 'totalSecondsSpentOnCurrentPage'],
  ]
  for (const [json, field] of cases) expect(await save(json)).toMatchObject({ status: 422, body: { field } })
})

test('lists the books that a reader read last, newest first, without those that became invisible', async () => {
  const token = await server.signIn('recent@example.org', 'student')
  const recent = async () => Object((await server.call('GET', '/api/book/progress/recent', { token })).body)
  expect(await recent()).toEqual([])
  const second = await makeTestBook(server, author)
  const publish = (json: object) => server.call('POST', `/api/book/${second.bookId}/publish`, { token: author, json })
  await publish({ visibility: 'public' })
  await save({ currentPageId: page(1) }, token)
  await save({ bookId: second.bookId, currentPageId: second.pages[0]?.pageId }, token)
  expect(await recent()).toEqual([
    { bookId: second.bookId, pageNumber: 1, updatedAt: expect.any(String) },
    { bookId: book.bookId, pageNumber: 2, updatedAt: expect.any(String) },
  ])
  await save({ currentPageId: page(0) }, token)
  expect(await recent()).toMatchObject([{ bookId: book.bookId, pageNumber: 1 }, { bookId: second.bookId }])
  expect((await server.call('DELETE', `/books/${second.bookId}`, { token: author })).status).toBeLessThan(300)
  expect(await recent()).toMatchObject([{ bookId: book.bookId }])
  expect((await server.call('GET', '/api/book/progress/recent')).status).toBe(401)
})
