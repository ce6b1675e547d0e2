import { BookOutline, BookPart } from '@lectern/contracts/main'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { publishBooks } from '../../testing/publish-books'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(
    server,
    token,
    Array.from({ length: 23 }, (_, index) => [`Word${index}`]),
  )
})
afterAll(() => server.stop())

const publish = (visibility: string) => publishBooks(server, token).publish(book, visibility)
const list = (o: { pageId?: number; languages?: string[] } = {}) =>
  server.backend.listOpeningRequests({
    bookId: book.bookId,
    chapterId: null,
    pageId: o.pageId ?? null,
    languages: o.languages ?? [],
  })
const path = () => `/file/bookData/${book.bookId}`

test.each(['domain', 'private'])('nothing is told of a %s book', async (visibility) => {
  await publish(visibility)
  expect(await list()).toEqual({ data: [], image: null })
})

test('every address that is told of a public book exists, and the image is that of the page', async () => {
  await publish('public')
  const outline = BookOutline.parse((await server.call('GET', `${path()}/outline`)).body)
  const pages = first(outline.book.chapters).pages
  const page = pages[15]
  if (page === undefined) throw new Error('The book has no sixteenth page.')
  const { data, image } = await list({ pageId: page.pageId, languages: ['xx', 'en'] })
  expect(data).toEqual([`${path()}/outline`, `${path()}/partner`, expect.stringContaining(`${path()}/parts/`)])
  for (const address of data) expect((await server.call('GET', address)).status).toBe(200)
  const part = BookPart.parse((await server.call('GET', data[2] ?? '')).body)
  const shown = part.pages.find(({ pageId }) => pageId === page.pageId)
  expect(image?.link).toBe(first(shown?.variations ?? []).pageImageLink)
  expect(image?.link).toMatch(/^\/objects\/published\//)
  for (const source of image?.sources?.split(',') ?? [])
    expect((await server.call('GET', source.split(' ')[0] ?? '')).status).toBe(200)
})

test('an address without a page opens at the cover of an audio book, or at its first page', async () => {
  await publish('public')
  const cover = await list()
  expect(cover.data).toHaveLength(2)
  const unknown = await list({ pageId: 999_999_999 })
  expect(unknown.data).toEqual(cover.data)
})

test('a new publication changes the listed requests at once', async () => {
  await publish('public')
  const before = await list({ pageId: first(book.pages).pageId })
  expect(before.image).not.toBeNull()
  await publish('private')
  expect(await list({ pageId: first(book.pages).pageId })).toEqual({ data: [], image: null })
})
