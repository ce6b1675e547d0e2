import { BookData } from '@lectern/contracts/main'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { askAsEach, makeCast, type Cast } from '../../testing/ask-as-each'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let cast: Cast
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  cast = await makeCast(server)
  token = cast.author
})
afterAll(() => server.stop())

const statusForAll = (status: number) => ({ anonymous: status, student: status, otherAuthor: status, outsider: status })
const hidden = { anonymous: 401, student: 403, otherAuthor: 404, outsider: 404 }
const publish = (bookId: number, visibility = 'public') =>
  server.call('POST', `/api/book/${bookId}/publish`, { token, json: { visibility } })
const read = (bookId: number, as?: string) =>
  server.call('GET', `/file/${bookId}`, as === undefined ? {} : { token: as })
const wordsOf = (body: unknown) =>
  first(first(first(BookData.parse(body).chapters).pages).variations).rectData?.rectsByWords.map(({ word }) => word)

test('a whole book is read by its id: the draft by its authors, the publication by others [API-MAIN-006]', async () => {
  const { bookId } = await makeTestBook(server, token)
  expect(await askAsEach(server, cast, 'GET', `/file/${bookId}`)).toEqual(statusForAll(404))
  await publish(bookId)
  await server.call('PUT', `/books/${bookId}`, { token, json: { title: 'Working' } })
  const own = await read(bookId, token)
  expect([own.headers.get('etag'), BookData.parse(own.body).bookInfo.title, wordsOf(own.body)]).toEqual([
    '"2"',
    'Working',
    ['Hello', 'world.'],
  ])
  for (const reader of [undefined, cast.student, cast.otherAuthor, cast.outsider]) {
    const { body } = await read(bookId, reader)
    expect([BookData.parse(body).bookInfo.title, wordsOf(body)]).toEqual(['A book', ['Hello', 'world.']])
  }
  expect([(await read(999_999, token)).status, (await read(999_999)).status]).toEqual([404, 404])
  expect((await server.call('GET', '/file/none', { token })).status).toBe(422)
})

describe('saving the file of a book', () => {
  const save = (bookId: number, json: unknown, headers: Record<string, string> = {}) =>
    server.call('POST', `/file/${bookId}`, { token, json, headers })
  const rects = (book: TestBook, page: number, word: string, extra: object = {}) => ({
    pageId: book.pages[page]?.pageId,
    variationId: book.pages[page]?.variationId,
    variation: 'en',
    rectData: { rects: [], rectsByWords: [{ id: 'w', x: 0, y: 0, width: 1, height: 1, word }] },
    ...extra,
  })

  test('changes the fields of the book and the rects of its pages in one request [API-MAIN-042]', async () => {
    const book = await makeTestBook(server, token)
    const before = BookData.parse((await read(book.bookId, token)).body)
    const bookInfo = { ...before.bookInfo, title: 'Saved', mood: 'calm' }
    const saved = await save(book.bookId, { bookInfo, rectData: [rects(book, 0, 'New', { revision: 1 })] })
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"2"'])
    expect(saved.body).toMatchObject({
      bookInfo: { id: book.bookId, title: 'Saved', mood: 'calm' },
      rectData: [{ variationId: book.pages[0]?.variationId, revision: 2 }],
    })
    const after = await read(book.bookId, token)
    expect(after.body).toMatchObject({ bookInfo: { title: 'Saved', mood: 'calm' } })
    expect(wordsOf(after.body)).toEqual(['New'])
  })

  test('saves everything or nothing [API-MAIN-042]', async () => {
    const book = await makeTestBook(server, token)
    const other = await makeTestBook(server, token)
    const bookInfo = { title: 'Lost', tags: ['lost'] }
    const stale = await save(book.bookId, { bookInfo, rectData: [rects(book, 0, 'Lost', { revision: 7 })] })
    expect(stale).toMatchObject({ status: 412, body: { field: 'rectData.0.revision', currentRevision: 1 } })
    const foreign = await save(book.bookId, { bookInfo, rectData: [rects(book, 0, 'Lost'), rects(other, 0, 'Lost')] })
    expect(foreign).toMatchObject({ status: 422, body: { field: 'rectData.1.variationId' } })
    const twice = await save(book.bookId, { bookInfo, rectData: [rects(book, 0, 'Lost'), rects(book, 0, 'Lost')] })
    expect(twice).toMatchObject({ status: 422, body: { field: 'rectData.1.variationId' } })
    const old = await save(book.bookId, { bookInfo, rectData: [rects(book, 0, 'Lost')] }, { 'if-match': '"9"' })
    expect(old).toMatchObject({ status: 412, body: { field: 'if-match', currentRevision: 1 } })
    const { body, headers } = await read(book.bookId, token)
    expect([headers.get('etag'), BookData.parse(body).bookInfo.title, wordsOf(body)]).toEqual([
      '"1"',
      'A book',
      ['Hello', 'world.'],
    ])
  })

  test('leaves the revision of the fields unchanged if it changes only rects', async () => {
    const book = await makeTestBook(server, token)
    const saved = await save(book.bookId, { rectData: [rects(book, 1, 'Alone')] }, { 'if-match': '"1"' })
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"1"'])
  })

  test('refuses books of others and fields that would not be saved [API-MAIN-042]', async () => {
    const book = await makeTestBook(server, token)
    for (const json of [{}, { chapters: [] }, { bookInfo: { title: '' } }, { rectData: [{}] }, { bookInfo: 'x' }]) {
      expect((await save(book.bookId, json)).status).toBe(422)
    }
    expect((await save(999_999, { bookInfo: {} })).status).toBe(404)
    for (const json of [{ bookInfo: { title: 'Taken' } }, { rectData: [rects(book, 0, 'Taken')] }]) {
      expect(await askAsEach(server, cast, 'POST', `/file/${book.bookId}`, { json })).toEqual(hidden)
    }
  })
})

describe('refreshing the file of a book', () => {
  const refresh = (bookId: number) => server.call('PUT', `/file/${bookId}/refresh`, { token })

  test('publishes it again for the same readers [API-MAIN-057]', async () => {
    const { bookId } = await makeTestBook(server, token)
    await publish(bookId, 'domain')
    await server.call('PUT', `/books/${bookId}`, { token, json: { title: 'Fresh' } })
    expect(await refresh(bookId)).toMatchObject({ status: 200, body: { bookId, revision: 2, visibility: 'domain' } })
    const { body } = await server.call('GET', `/file/bookData/${bookId}`, { token: cast.student })
    expect(body).toMatchObject({ revision: 2, bookInfo: { title: 'Fresh' } })
    expect((await server.call('GET', `/file/bookData/${bookId}`)).status).toBe(404)
  })

  test('publishes no unpublished book, and requires an author [API-MAIN-057]', async () => {
    const { bookId } = await makeTestBook(server, token)
    expect(await refresh(bookId)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await server.call('GET', `/file/bookData/${bookId}`)).status).toBe(404)
    expect((await refresh(999_999)).status).toBe(404)
    expect(await askAsEach(server, cast, 'PUT', `/file/${bookId}/refresh`)).toEqual(hidden)
    await publish(bookId)
    const refused = { anonymous: 401, student: 403, otherAuthor: 403, outsider: 403 }
    expect(await askAsEach(server, cast, 'PUT', `/file/${bookId}/refresh`)).toEqual(refused)
  })
})

describe('the bucket', () => {
  const Objects = z.array(z.object({ key: z.string(), url: z.string(), size: z.number(), contentType: z.string() }))
  const list = (prefix: string, as?: string) =>
    server.call(
      'GET',
      `/file/get-bucket-data?prefix=${encodeURIComponent(prefix)}`,
      as === undefined ? {} : { token: as },
    )
  const keysFor = async (prefix: string, as?: string) =>
    Objects.parse((await list(prefix, as)).body).map(({ key }) => key)

  test('lists JSON, outline, parts and media of the publication, each with a link that opens [API-MAIN-056]', async () => {
    const { bookId } = await makeTestBook(server, token)
    await publish(bookId)
    await publish(bookId)
    const { status, body } = await list(`published/${bookId}/`)
    expect(status).toBe(200)
    const objects = Objects.parse(body)
    const media = expect.stringMatching(new RegExp(`^published/${bookId}/media/[0-9a-f]{40}\\.webp$`))
    const part = expect.stringMatching(new RegExp(`^published/${bookId}/parts/[0-9a-f]{40}\\.json$`))
    const jsons = [`published/${bookId}/2/book.json`, `published/${bookId}/2/outline.json`]
    // Two images and their thumbnails; the JSON of the first publication is not listed.
    expect(objects.map(({ key }) => key)).toEqual([...jsons, media, media, media, media, part])
    for (const { url, size, contentType } of objects) {
      const object = await server.call('GET', url)
      expect([object.status, object.headers.get('content-type'), Buffer.byteLength(object.text)]).toEqual([
        200,
        contentType,
        size,
      ])
    }
    expect(await keysFor(String(bookId))).toEqual(objects.map(({ key }) => key))
    expect(await keysFor(`${bookId}/2/`)).toEqual(jsons)
    expect(await keysFor(`published/${bookId}/1/`)).toEqual([])
    expect(await keysFor(`published/${bookId}/../`)).toEqual([])
  })

  test('shows a caller the books that it may read, with signed links if they are not public [API-MAIN-056]', async () => {
    const { bookId } = await makeTestBook(server, token)
    const path = `/file/get-bucket-data?prefix=${bookId}`
    expect(await askAsEach(server, cast, 'GET', path)).toEqual(statusForAll(404))
    await publish(bookId, 'domain')
    expect(await askAsEach(server, cast, 'GET', path)).toEqual({ ...statusForAll(200), anonymous: 404, outsider: 404 })
    const [json] = Objects.parse((await list(String(bookId), cast.student)).body)
    expect((await server.call('GET', `/objects/${json?.key}`)).status).toBe(404)
    expect((await server.call('GET', json?.url ?? '')).status).toBe(200)
    await publish(bookId)
    expect(await askAsEach(server, cast, 'GET', path)).toEqual(statusForAll(200))
  })

  test('requires one book [API-MAIN-056]', async () => {
    for (const prefix of ['', 'published/', '/etc', '../1', 'published/x', 'a\0', `1${'/a'.repeat(300)}`]) {
      expect((await list(prefix, token)).status).toBe(422)
    }
    expect((await server.call('GET', '/file/get-bucket-data', { token })).status).toBe(422)
    expect((await list('999999', token)).status).toBe(404)
  })
})
