import { BookData, Category, Chapter, namedPayloads, Page } from '@lectern/contracts/main'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { sampleMp3 } from '../../testing/sample-media'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let book: TestBook
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  book = await makeTestBook(server, token)
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, path, { token, ...(json === undefined ? {} : { json }) })

/**
 * A body in the shape of the mapping is accepted and shown in the response; another shape is refused with its field.
 */
interface Example {
  method: string
  path: () => Promise<string> | string
  body: () => unknown
  expectedBody?: () => unknown
  wrong: unknown
  field: string
}

const trigger = { id: 't1', x: 1, y: 2, width: 3, height: 4, title: { en: 'More' }, type: 'info', isQuiz: false }
const point = { id: 'c1', x: 5, y: 6, scale: 1, color: '#ffffff', direction: 'left', title: { en: 'Look' } }
const pageFields = { name: 'A page', popupTriggers: [trigger], coachingPoints: [point] }
const chaptersOf = async () => BookData.parse((await call('GET', `/file/${book.bookId}`)).body).chapters
const placesOf = (things: { id: number }[]) => things.map(({ id }, index) => ({ id, order_index: index }))

const examples: Record<string, Example> = {
  createBook: {
    method: 'POST',
    path: () => '/books',
    body: () => ({ title: 'Named', theme_data: { primary_color: '#597dce' } }),
    expectedBody: () => ({ bookInfo: { title: 'Named', theme_data: { primary_color: '#597dce' } } }),
    wrong: { name: 'Named' },
    field: 'title',
  },
  updateBook: {
    method: 'PUT',
    path: () => `/books/${book.bookId}`,
    body: () => ({ title: 'Renamed', theme_data: { primary_color: '#000000' } }),
    wrong: { theme_data: { primary_color: 'black' } },
    field: 'theme_data.primary_color',
  },
  updateCategory: {
    method: 'POST',
    path: async () => {
      await call('PUT', `/books/${book.bookId}`, { categories: ['Birds'] })
      return `/categories/${first(Category.array().parse((await call('GET', '/categories')).body)).id}/update`
    },
    body: () => ({ name: 'Owls' }),
    wrong: { name: 7 },
    field: 'name',
  },
  createChapter: {
    method: 'POST',
    path: () => `/books/${book.bookId}/chapters`,
    body: () => ({ name: 'Second', type: 'cover', variation: 'es' }),
    expectedBody: () => ({ name: 'Second', type: 'cover', variations: [{ variation: 'es' }] }),
    wrong: { title: 'Second' },
    field: 'name',
  },
  addChapterVariation: {
    method: 'POST',
    path: () => `/books/${book.bookId}/chapters/addChapter/variation`,
    body: () => ({ chapterId: book.chapterId, variation: 'zh', name: 'Chinese' }),
    expectedBody: () => ({ variation: 'zh', name: 'Chinese' }),
    wrong: { variation: 'zh' },
    field: 'chapterId',
  },
  updateChapter: {
    method: 'PUT',
    path: () => `/chapters/${book.chapterId}`,
    body: () => ({ name: 'First', type: 'cover', order_index: 0 }),
    wrong: { order_index: 'first' },
    field: 'order_index',
  },
  createPage: {
    method: 'POST',
    path: () => `/chapters/${book.chapterId}/pages`,
    body: () => ({ ...pageFields, page_number: 1, variations: [{ variation: 'en', altText: 'A tree' }] }),
    wrong: { page_number: 0 },
    field: 'page_number',
  },
  savePageContent: {
    method: 'POST',
    path: () => `/pages/${first(book.pages).pageId}/content`,
    body: () => ({ ...pageFields, variations: [{ id: first(book.pages).variationId, name: 'Uno' }] }),
    wrong: { popupTriggers: [{ x: 1 }] },
    field: 'popupTriggers.0.id',
  },
  savePagesContent: {
    method: 'POST',
    path: () => '/pages/batch/upload',
    body: () => [{ pageId: first(book.pages).pageId, ...pageFields, name: 'In a batch' }],
    expectedBody: async () => {
      const page = await call('GET', `/pages/${first(book.pages).pageId}`)
      expect(page.body).toMatchObject({ ...pageFields, name: 'In a batch' })
      return [{ pageId: first(book.pages).pageId }]
    },
    wrong: [{ id: 1 }],
    field: '0.pageId',
  },
  nameChapterTrack: {
    method: 'POST',
    path: async () => {
      const { body } = await call('POST', `/api/upload/${book.bookId}/presigned-url-audio?fileName=named.mp3`)
      const { url, method } = Object(body)
      const headers = { 'content-type': 'audio/mpeg' }
      const expectedBody = await fetch(server.url + url, { method, headers, body: new Uint8Array(sampleMp3(50)) })
      expect(expectedBody.status).toBe(200)
      return `/chapters/${book.chapterId}/audio`
    },
    body: () => ({ variation: 'en', audioFileName: 'named.mp3' }),
    expectedBody: () => ({
      variation: 'en',
      audio: expect.stringContaining('/named.mp3'),
      durationSeconds: expect.closeTo(1.3, 1),
    }),
    wrong: { variation: 'en', audio: 'named.mp3' },
    field: 'audioFileName',
  },
  reorderChapters: {
    method: 'PUT',
    path: () => '/chapters/reorder',
    body: async () => placesOf((await chaptersOf()).toReversed()),
    wrong: [{ id: 100_000 }],
    field: '0.order_index',
  },
  updatePageOrder: {
    method: 'PUT',
    path: () => '/pages/update-page-order',
    body: async () => {
      const { body } = await call('GET', `/chapters/${book.chapterId}`)
      return placesOf(
        Chapter.parse(body)
          .pages.map((page) => ({ id: page.pageId }))
          .toReversed(),
      )
    },
    wrong: { ids: [100_000] },
    field: '',
  },
  listBooksById: {
    method: 'POST',
    path: () => '/books/minimal',
    body: () => ({ ids: [book.bookId] }),
    expectedBody: () => [{ id: book.bookId }],
    wrong: [1],
    field: '',
  },
}

const named = Object.entries(namedPayloads).flatMap(([name, calls]) =>
  Object.keys(calls).map((operationId) => [name, operationId] as const),
)

test('every route with a named payload is among the examples', () => {
  expect(named.map(([, operationId]) => operationId).toSorted()).toEqual(Object.keys(examples).toSorted())
})

test.each(named)('%s of %s have the keys of the one mapping [API-MAIN-063]', async (_name, operationId) => {
  const example = examples[operationId]
  if (!example) throw new Error(`no example of ${operationId}`)
  const { method, wrong, field } = example
  const [path, body] = [await example.path(), await example.body()]
  const refused = await call(method, path, wrong)
  expect(refused).toMatchObject({ status: 422, body: field === '' ? { code: 'invalid-field' } : { field } })
  const taken = await call(method, path, body)
  expect([taken.status, operationId]).toEqual([expect.toBeOneOf([200, 201]), operationId])
  expect(taken.body).toMatchObject(Object(await (example.expectedBody?.() ?? body)))
})

test('the saved order is the order read [API-MAIN-063]', async () => {
  const before = (await chaptersOf()).map(({ id }) => id)
  expect(before.length).toBeGreaterThan(1)
  await call('PUT', '/chapters/reorder', placesOf(before.toReversed().map((id) => ({ id }))))
  expect((await chaptersOf()).map(({ id, order_index: position }) => [id, position])).toEqual(
    before.toReversed().map((id, index) => [id, index]),
  )
  const { pages } = Chapter.parse((await call('GET', `/chapters/${book.chapterId}`)).body)
  const order = placesOf(pages.map((page) => ({ id: page.pageId })).toReversed())
  await call('PUT', '/pages/update-page-order', order)
  const after = Page.array().parse(Chapter.parse((await call('GET', `/chapters/${book.chapterId}`)).body).pages)
  expect(after.map(({ pageId }) => pageId)).toEqual(order.map(({ id }) => id))
})
