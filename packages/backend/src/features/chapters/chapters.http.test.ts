import { Chapter } from '@lectern/contracts/main'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookAuthors, entityRevisions } from '../../entities/schema'
import { first, makeTestBook } from '../../testing/make-test-book'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

const get = (path: string) => server.call('GET', path, { token })
const put = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  server.call('PUT', path, { token, json, headers })
const readChapter = async (id: number) => Chapter.parse((await get(`/chapters/${id}`)).body)
const addChapter = async (bookId: number, name: string) =>
  Chapter.parse((await server.call('POST', `/books/${bookId}/chapters`, { token, json: { name } })).body).id

describe('one chapter', () => {
  test('is read without rects, with the ETag for changes [API-MAIN-028]', async () => {
    const { chapterId, pages } = await makeTestBook(server, token)
    const response = await get(`/chapters/${chapterId}`)
    const tag = response.headers.get('etag') ?? ''
    expect(response.status).toBe(200)
    const chapter = Chapter.parse(response.body)
    expect(chapter).toMatchObject({ id: chapterId, name: 'A book', order_index: 0, revision: 1 })
    expect(chapter.pages.map((page) => page.pageId)).toEqual(pages.map((page) => page.pageId))
    expect(chapter.pages.flatMap((page) => page.variations).map((own) => own.rectData)).toEqual([undefined, undefined])
    const change = (name: string) => put(`/chapters/${chapterId}`, { name }, { 'if-match': tag })
    expect([(await change('One')).status, (await change('Two')).status]).toEqual([200, 412])
  })

  test('is sent again only if it has changed, compressed if the client accepts that', async () => {
    const { chapterId, pages } = await makeTestBook(server, token)
    const path = `/file/chapterData/${chapterId}`
    const read = (known?: string) =>
      server.call('GET', path, {
        token,
        headers: { 'accept-encoding': 'br', ...(known === undefined ? {} : { 'if-none-match': known }) },
      })
    const before = await read()
    expect(before.headers.get('content-encoding')).toBe('br')
    const plain = await server.call('GET', path, { token, headers: { 'accept-encoding': 'identity' } })
    expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, before.text])
    const tag = before.headers.get('etag') ?? ''
    expect((await read(tag)).status).toBe(304)
    const { pageId, variationId } = first(pages)
    const rectData = { rects: [], rectsByWords: [{ id: 'r1', x: 1, y: 2, width: 3, height: 4, word: 'New' }] }
    await put('/page-variations/update-rect-data', [{ pageId, variation: 'en', variationId, rectData }])
    const after = await read(tag)
    expect([after.status, after.text.includes('"New"')]).toEqual([200, true])
    expect((await read(tag)).status).toBe(200)
  })

  test('is refused to former authors, however often they have read it', async () => {
    const { bookId, chapterId } = await makeTestBook(server, token, [], 'private')
    const other = await server.signIn('another@example.org')
    const path = `/chapters/${chapterId}`
    expect((await get(path)).status).toBe(200)
    expect((await server.call('GET', path, { token: other })).status).toBe(404)
    await server.database.delete(bookAuthors).where(eq(bookAuthors.bookId, bookId))
    expect((await get(path)).status).toBe(404)
  })

  test.each([
    ['/file/chapterData/', 'API-MAIN-035'],
    ['/api/book/chapter/', 'API-APP-010'],
  ])('is read with its rects at %s [%s]', async (path) => {
    const { chapterId } = await makeTestBook(server, token)
    const response = await get(path + chapterId)
    const chapter = Chapter.parse(response.body)
    expect([response.status, chapter.id]).toEqual([200, chapterId])
    const words = first(first(chapter.pages).variations).rectData?.rectsByWords.map((rect) => rect.word)
    expect(words).toEqual(['Hello', 'world.'])
  })

  test('changes the given fields, and unknown ones survive read, change and save [API-MAIN-025]', async () => {
    const { chapterId, chapterVariationId } = await makeTestBook(server, token)
    const voiceSettings = '{"voiceId":"ada"}'
    const variation = { id: chapterVariationId, voiceSettings, video: 'https://films.test/one.mp4', mood: ['calm'] }
    const fields = { type: 'cover', mine: { kept: [1, null] }, variations: [variation] }
    const changed = await put(`/chapters/${chapterId}`, fields)
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"'])
    expect(changed.body).toMatchObject({ name: 'A book', ...fields })
    const read = await readChapter(chapterId)
    await put(`/chapters/${chapterId}`, { ...read, name: 'Renamed' })
    expect(await readChapter(chapterId)).toEqual({ ...read, name: 'Renamed', revision: 3 })
  })

  test('is not changed if it was saved meanwhile; the response has the current revision [API-MAIN-025]', async () => {
    const { chapterId } = await makeTestBook(server, token, [])
    const change = (name: string) => put(`/chapters/${chapterId}`, { name }, { 'if-match': '"1"' })
    const responses = await Promise.all(['One', 'Two', 'Three'].map(change))
    expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([200, 412, 412])
    const winner = responses.find((response) => response.status === 200)?.body
    const stale = responses.find((response) => response.status === 412)
    expect(stale?.body).toMatchObject({ code: 'stale-revision', field: 'if-match', currentRevision: 2 })
    expect(stale?.headers.get('etag')).toBe('"2"')
    expect(await readChapter(chapterId)).toEqual(winner)
  })

  test('keeps every earlier revision, the first included, and marks the publication as outdated', async () => {
    const { bookId, chapterId } = await makeTestBook(server, token)
    await server.call('POST', `/api/book/${bookId}/publish`, { token, json: {} })
    for (const name of ['One', 'Two']) await put(`/chapters/${chapterId}`, { name })
    const rows = await server.database
      .select()
      .from(entityRevisions)
      .where(and(eq(entityRevisions.entity, 'chapter'), eq(entityRevisions.entityId, chapterId)))
      .orderBy(entityRevisions.revision)
    expect(rows.map(({ revision, state }) => [revision, state['name']])).toEqual([
      [1, 'A book'],
      [2, 'One'],
      [3, 'Two'],
    ])
    const preview = await get(`/file/bookData/${bookId}/preview`)
    expect(preview.body).toMatchObject({ bookInfo: { publicationIsBehind: true } })
  })

  test('is deleted with its pages and media, and nothing else [API-MAIN-029]', async () => {
    const { bookId, chapterId, pages } = await makeTestBook(server, token)
    const other = await addChapter(bookId, 'Stays')
    const link = String(
      Reflect.get(Object(Object((await get(`/pages/${pages[0]?.pageId}`)).body).variations[0]), 'pageImageLink'),
    )
    expect((await server.call('GET', link)).status).toBe(200)
    const path = `/books/${bookId}/chapters/${chapterId}`
    expect((await server.call('DELETE', path, { token, headers: { 'if-match': '"7"' } })).status).toBe(412)
    const response = await server.call('DELETE', path, { token })
    expect([response.status, response.body]).toEqual([200, { success: true }])
    expect((await get(`/pages/${pages[0]?.pageId}`)).status).toBe(404)
    expect((await server.call('GET', link)).status).toBe(404)
    expect((await get(`/books/${bookId}/chapters`)).body).toMatchObject([{ id: other }])
    expect((await server.call('DELETE', path, { token })).status).toBe(404)
  })

  test('is not deleted through another book [API-MAIN-029]', async () => {
    const [here, there] = [await makeTestBook(server, token, []), await makeTestBook(server, token, [])]
    const response = await server.call('DELETE', `/books/${here.bookId}/chapters/${there.chapterId}`, { token })
    expect(response.status).toBe(404)
    expect((await get(`/chapters/${there.chapterId}`)).status).toBe(200)
  })
})

describe('the order of chapters', () => {
  const namesOf = async (bookId: number) =>
    Chapter.array()
      .parse((await get(`/books/${bookId}/chapters`)).body)
      .map((chapter) => chapter.name)

  test('follows the list; positions count from 0 and unlisted chapters give way [API-MAIN-055]', async () => {
    const { bookId, chapterId } = await makeTestBook(server, token, [])
    const ids = [chapterId, await addChapter(bookId, 'B'), await addChapter(bookId, 'C')]
    const [a, b, c] = ids.map((id) => id)
    const response = await put('/chapters/reorder', [{ id: a, order_index: 2 }])
    expect(response.status).toBe(200)
    expect(response.body).toEqual([b, c, a].map((id, position) => ({ id, order_index: position })))
    expect(await namesOf(bookId)).toEqual(['B', 'C', 'A book'])
    await put('/chapters/reorder', [
      { id: c, order_index: 10 },
      { id: a, order_index: -2 },
      { id: b, order_index: 3 },
    ])
    expect(await namesOf(bookId)).toEqual(['A book', 'B', 'C'])
  })

  test('raises the revision of moved chapters, so that an older change is refused [API-MAIN-055]', async () => {
    const { bookId, chapterId } = await makeTestBook(server, token, [])
    const ids = [chapterId, await addChapter(bookId, 'B'), await addChapter(bookId, 'C')]
    await put('/chapters/reorder', [{ id: ids[1], order_index: 0 }])
    const revisions = await Promise.all(ids.map(async (id) => (await readChapter(id)).revision))
    expect(revisions).toEqual([2, 2, 1])
  })

  test.each([
    [
      'a chapter twice',
      (a: number) => [
        { id: a, order_index: 0 },
        { id: a, order_index: 1 },
      ],
      422,
    ],
    [
      'one position twice',
      (a: number, b: number) => [
        { id: a, order_index: 1 },
        { id: b, order_index: 1 },
      ],
      422,
    ],
    [
      'another book',
      (a: number, _b: number, other: number) => [
        { id: a, order_index: 1 },
        { id: other, order_index: 0 },
      ],
      422,
    ],
    [
      'a chapter that is not there',
      (a: number) => [
        { id: a, order_index: 1 },
        { id: 999_999, order_index: 0 },
      ],
      404,
    ],
    ['nothing', () => [], 422],
    ['no list', () => ({ ids: [] }), 422],
    ['a position that is not a number', (a: number) => [{ id: a, order_index: 'first' }], 422],
    ['a position beyond what can be stored', (a: number) => [{ id: a, order_index: 2 ** 31 }], 422],
  ])('stays unchanged if the list has %s [API-MAIN-055]', async (_what, listOf, status) => {
    const [book, other] = [await makeTestBook(server, token, []), await makeTestBook(server, token, [])]
    const second = await addChapter(book.bookId, 'B')
    const response = await put('/chapters/reorder', listOf(book.chapterId, second, other.chapterId))
    expect(response.status).toBe(status)
    expect(await namesOf(book.bookId)).toEqual(['A book', 'B'])
  })

  test('changes with the order_index of a saved chapter [API-MAIN-025]', async () => {
    const { bookId, chapterId } = await makeTestBook(server, token, [])
    await addChapter(bookId, 'B')
    await put(`/chapters/${chapterId}`, { order_index: 1 })
    expect(await namesOf(bookId)).toEqual(['B', 'A book'])
  })
})
