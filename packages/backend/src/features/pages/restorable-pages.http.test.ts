import { BookData, Page } from '@lectern/contracts/main'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpiredPages } from '../../entities/pages/restorable-pages.repository'
import { makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const idAt = (book: TestBook, index: number) => book.pages[index]?.pageId
const remove = (book: TestBook, index: number, query = '?restorable=true') =>
  server.call('DELETE', `/books/${book.bookId}/pages/${idAt(book, index)}${query}`, { token })
const restore = (book: TestBook, index: number, as = token) =>
  server.call('POST', `/books/${book.bookId}/pages/${idAt(book, index)}/restore`, { token: as })
const read = (book: TestBook, index: number) => server.call('GET', `/pages/${idAt(book, index)}`, { token })

async function listPages(book: TestBook) {
  const path = `/file/bookData/${book.bookId}?includeRectData=false`
  const { chapters } = BookData.parse((await server.call('GET', path, { token })).body)
  return chapters.flatMap((chapter) => chapter.pages.map(({ pageId }) => pageId))
}

/** A page without the signatures of its links, which change with time. */
const plain = ({ text }: { text: string }) => text.replaceAll(/\?[^"]*/g, '')

test('a restorable page comes back to its place with its words, marks and image', async () => {
  const book = await makeTestBook(server, token, [['One'], ['Two', 'words'], ['Three']])
  const popupTriggers = JSON.stringify([{ id: 't', x: 1, y: 2, width: 3, height: 4 }])
  const marks = [{ pageId: idAt(book, 1), popupTriggers }]
  expect((await server.call('PUT', '/pages/update-json-batch', { token, json: marks })).status).toBe(200)
  const before = await read(book, 1)
  expect((await remove(book, 1)).status).toBe(200)
  expect(await listPages(book)).toEqual([idAt(book, 0), idAt(book, 2)])
  expect((await read(book, 1)).status).toBe(404)
  const words = { path: `/api/page-variation?id=${book.pages[1]?.variationId}` }
  expect((await server.call('GET', words.path, { token })).status).toBe(404)
  const image = Page.parse(before.body).variations[0]?.pageImageLink ?? ''
  expect((await server.call('GET', image)).status).toBe(200)
  expect((await restore(book, 1)).status).toBe(200)
  expect(await listPages(book)).toEqual(book.pages.map(({ pageId }) => pageId))
  const after = await read(book, 1)
  expect(plain(after)).toBe(plain(before))
  expect(Page.parse(after.body).popupTriggers).toMatchObject([{ id: 't' }])
})

test('a page is gone for good if it was deleted without restorable, or long ago', async () => {
  const book = await makeTestBook(server, token, [['One'], ['Two']])
  await remove(book, 0, '')
  expect((await restore(book, 0)).status).toBe(404)
  await remove(book, 1)
  await deleteExpiredPages(server.database, new Date(Date.now() - 60_000))
  expect((await restore(book, 1)).status).toBe(200)
  await remove(book, 1)
  await deleteExpiredPages(server.database, new Date(Date.now() + 60_000))
  expect((await restore(book, 1)).status).toBe(404)
})

test('only authors of the book restore its pages, and only through that book', async () => {
  const book = await makeTestBook(server, token, [['One']])
  const other = await makeTestBook(server, token, [])
  await remove(book, 0)
  const outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
  expect((await restore(book, 0, outsider)).status).toBe(404)
  expect((await restore(book, 0, await server.signIn('student@example.org', 'student'))).status).toBe(403)
  const elsewhere = `/books/${other.bookId}/pages/${idAt(book, 0)}/restore`
  expect((await server.call('POST', elsewhere, { token })).status).toBe(404)
  expect((await restore(book, 0)).status).toBe(200)
})

test('a deleted chapter takes its restorable pages with it', async () => {
  const book = await makeTestBook(server, token, [['One'], ['Two']])
  await remove(book, 0)
  const path = `/books/${book.bookId}/chapters/${book.chapterId}`
  expect((await server.call('DELETE', path, { token })).status).toBe(200)
  expect((await restore(book, 0)).status).toBe(404)
})
