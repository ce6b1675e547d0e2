import { BookData, Chapter, ChapterVariation } from '@lectern/contracts/main'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { first, makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

test('a new book is private, has one empty chapter in its language, and an id of our own range [API-MAIN-015]', async () => {
  const json = { title: '  The Wind  ', description: 'Blows', language: 'es', theme_data: { primary_color: '#597DCE' } }
  const response = await server.call('POST', '/books', { token, json })
  expect(response.status).toBe(201)
  const book = BookData.parse(response.body)
  expect(book.bookInfo).toMatchObject({ title: 'The Wind', description: 'Blows', published: false, languages: ['es'] })
  expect(book.bookInfo.theme_data).toEqual({ primary_color: '#597DCE' })
  expect(book.bookInfo.id).toBeGreaterThanOrEqual(100_000)
  expect(book.chapters).toHaveLength(1)
  expect(first(book.chapters)).toMatchObject({ order_index: 0, pages: [], variations: [{ variation: 'es' }] })
  expect((await server.call('GET', `/file/bookData/${book.bookInfo.id}`)).status).toBe(404)
})

test('a new book is returned as the next request reads it, with the visibility that it has', async () => {
  for (const visibility of [undefined, 'public', 'domain', 'private']) {
    const json = {
      title: 'New',
      theme_data: { logo: 'a' },
      own: 1,
      ...(visibility === undefined ? {} : { visibility }),
    }
    const created = await server.call('POST', '/books', { token, json })
    const made = BookData.parse(created.body)
    expect(made.bookInfo.visibility).toBe(visibility ?? 'public')
    for (const rest of ['/preview', '?includeRectData=false']) {
      const read = await server.call('GET', `/file/bookData/${made.bookInfo.id}${rest}`, { token })
      expect([rest, read.body, read.headers.get('etag')]).toEqual([rest, created.body, created.headers.get('etag')])
    }
    const { body } = await server.call('GET', '/books/minimal/7', { token })
    const listed = Array.isArray(body) ? body.find((one: { id: number }) => one.id === made.bookInfo.id) : null
    expect(listed).toMatchObject({ visibility: made.bookInfo.visibility, published: false })
  }
})

test('the list shows authors their own books and everyone the public ones, newest first [API-MAIN-001]', async () => {
  const other = await server.signIn('other@example.org')
  const hidden = await makeTestBook(server, other)
  const open = await makeTestBook(server, other)
  await server.call('POST', `/api/book/${open.bookId}/publish`, { token: other, json: {} })
  const own = await makeTestBook(server, token)
  const idsFor = async (options: { token?: string }, scope = '7') => {
    const { body } = await server.call('GET', `/books/minimal/${scope}`, options)
    return Array.isArray(body) ? body.map(({ id, canEdit }: { id: number; canEdit: boolean }) => [id, canEdit]) : []
  }
  expect(await idsFor({})).toEqual([[open.bookId, false]])
  expect((await idsFor({ token })).slice(0, 2)).toEqual([
    [own.bookId, true],
    [open.bookId, false],
  ])
  expect((await idsFor({ token: other })).filter(([, canEdit]) => canEdit)).toEqual([
    [open.bookId, true],
    [hidden.bookId, true],
  ])
  expect(await idsFor({}, 'a%2Fb')).toEqual(await idsFor({}))
})

test('the list shows readers a published book as published, and its author the draft', async () => {
  const { bookId } = await makeTestBook(server, token, [['One'], ['Two'], ['Three']])
  await server.call('POST', `/api/book/${bookId}/publish`, { token, json: {} })
  await server.call('PUT', `/books/${bookId}`, { token, json: { title: 'Not yet public' } })
  const titleFor = async (options: { token?: string }) => {
    const { body } = await server.call('GET', '/books/minimal/7', options)
    return Array.isArray(body) ? body.find((book: { id: number }) => book.id === bookId) : null
  }
  expect(await titleFor({})).toMatchObject({
    title: 'A book',
    pageCount: 3,
    cover_image: expect.not.stringContaining('?'),
  })
  expect(await titleFor({ token })).toMatchObject({ title: 'Not yet public', pageCount: 3 })
})

test('only the given fields change [API-MAIN-016]', async () => {
  const { bookId } = await makeTestBook(server, token, [])
  await server.call('PUT', `/books/${bookId}`, { token, json: { description: 'New', theme_data: { logo: 'kept' } } })
  const { status, body } = await server.call('PUT', `/books/${bookId}`, { token, json: { title: 'Renamed' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: 'Renamed', description: 'New', theme_data: { logo: 'kept' } })
})

test('authors read the draft without rects first, then the rects of a chapter [LOAD-014 API-MAIN-004 API-MAIN-005]', async () => {
  const { bookId, chapterId, pages } = await makeTestBook(server, token)
  const outline = await server.call('GET', `/file/bookData/${bookId}?includeRectData=false`, { token })
  expect(outline.status).toBe(200)
  const variations = BookData.parse(outline.body).chapters.flatMap((c) => c.pages.flatMap((page) => page.variations))
  expect(variations.map((variation) => variation.rectData)).toEqual([undefined, undefined])
  const rects = await server.call('GET', `/file/bookData/${bookId}/chapters/${chapterId}/rectData`, { token })
  expect(rects.body).toMatchObject([
    {
      pageId: pages[0]?.pageId,
      variations: [{ rectData: { rects: [], rectsByWords: [{ word: 'Hello' }, { word: 'world.' }] }, revision: 1 }],
    },
    { pageId: pages[1]?.pageId, variations: [{ rectData: { rects: [], rectsByWords: [] }, revision: 0 }] },
  ])
})

test('the preview is the draft with its rects and links that open [API-MAIN-003]', async () => {
  const { bookId } = await makeTestBook(server, token)
  const preview = await server.call('GET', `/file/bookData/${bookId}/preview`, { token })
  const page = first(first(BookData.parse(preview.body).chapters).pages)
  expect(page.page_number).toBe(1)
  const variation = first(page.variations)
  expect(variation.rectData?.rectsByWords.map((rect) => rect.word)).toEqual(['Hello', 'world.'])
  const image = await server.call('GET', variation.pageImageLink ?? '')
  expect([image.status, image.headers.get('content-type'), image.text]).toEqual([
    200,
    'image/webp',
    'image of book.pdf page 1',
  ])
})

test('chapters are in the order they were added, each with its language [API-MAIN-023 API-MAIN-027]', async () => {
  const { bookId } = await makeTestBook(server, token, [])
  for (const name of ['Second', 'Third']) {
    const made = await server.call('POST', `/books/${bookId}/chapters`, { token, json: { name, variation: 'es' } })
    expect(made.status).toBe(201)
    expect(Chapter.parse(made.body)).toMatchObject({ name, pages: [], variations: [{ variation: 'es' }] })
  }
  const { body } = await server.call('GET', `/books/${bookId}/chapters`, { token })
  expect(body).toMatchObject([
    { order_index: 0 },
    { name: 'Second', order_index: 1 },
    { name: 'Third', order_index: 2 },
  ])
})

test('a chapter has each language once [API-MAIN-024]', async () => {
  const { bookId, chapterId } = await makeTestBook(server, token, [])
  const add = () =>
    server.call('POST', `/books/${bookId}/chapters/addChapter/variation`, {
      token,
      json: { chapterId, variation: 'es', name: 'Uno' },
    })
  const made = await add()
  expect(made.status).toBe(201)
  expect(ChapterVariation.parse(made.body)).toMatchObject({ variation: 'es', name: 'Uno', audio: null })
  expect(await add()).toMatchObject({ status: 409, body: { code: 'conflict', field: 'variation' } })
  const other = await makeTestBook(server, token, [])
  const foreign = { chapterId: other.chapterId, variation: 'fr' }
  const path = `/books/${bookId}/chapters/addChapter/variation`
  expect((await server.call('POST', path, { token, json: foreign })).status).toBe(404)
})

test('deleting a book deletes its rows, media and publications [API-MAIN-022]', async () => {
  const { bookId, pages } = await makeTestBook(server, token)
  await server.call('POST', `/api/book/${bookId}/publish`, { token, json: {} })
  const folders = [String(bookId), `published/${bookId}`].map((name) => join(server.dataFolder, 'objects', name))
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, true])
  const { status, body } = await server.call('DELETE', `/books/${bookId}`, { token })
  expect([status, body]).toEqual([200, { success: true }])
  expect((await server.call('GET', `/file/bookData/${bookId}`)).status).toBe(404)
  expect((await server.call('GET', `/pages/${pages[0]?.pageId}`, { token })).status).toBe(404)
  const files = folders.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [],
  )
  expect(files.filter((entry) => entry.isFile())).toEqual([])
})

test('a body is refused if it is too deep, too large, invalid or cannot be stored', async () => {
  const send = (raw: string, type = 'application/json') =>
    server.call('POST', '/books', { token, raw, headers: { 'content-type': type } })
  const deep = '['.repeat(5000)
  expect((await send(deep)).status).toBe(400)
  expect((await send('{')).status).toBe(400)
  expect((await send('{"title":"a\\u0000b"}')).status).toBe(400)
  expect((await send('{"title":"a\\\\u0000b"}')).status).toBe(201)
  expect((await send('{"title":"\\ud800 lone"}')).status).toBe(400)
  expect((await send('{"title":"a"}', 'text/plain')).status).toBe(400)
  expect((await send(`{"title":"${'x'.repeat(66_000_000)}"}`)).status).toBe(413)
  expect((await server.call('GET', '/books/99999999999999/chapters', { token })).status).toBe(404)
  expect((await server.call('GET', '/books/1.5/chapters', { token })).status).toBe(422)
})
