import { BookSummary, Chapter, Page } from '@lectern/contracts/main'
import { Quiz } from '@lectern/contracts/quiz'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { makeTestQuiz } from '../../testing/make-test-quiz'
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

/** Fields that only a newer client knows. */
const later = { fieldOfALaterVersion: { of: ['a client', null, { deep: 1.5 }] }, flagOfALaterVersion: false }

interface Kind {
  read: () => Promise<unknown>
  /** Reads the entity, changes a known field and sends everything back. */
  save: (changed: object) => Promise<{ status: number }>
  change: object
}

const pageId = () => first(book.pages).pageId
const readPage = async () => Page.parse((await call('GET', `/pages/${pageId()}`)).body)
const savePage = async (fields: object) =>
  call('POST', `/pages/${pageId()}/content`, { ...(await readPage()), ...fields })
let quizId = 0
const quizPath = async () => {
  quizId ||= (await makeTestQuiz(server, token, book.bookId)).id
  return `/quiz/${book.bookId}?quizId=${quizId}`
}
const questionPath = async () =>
  `/quiz/question?id=${first(Quiz.parse((await call('GET', await quizPath())).body).questions).id}`

const kinds: Record<string, Kind> = {
  'a book': {
    read: async () => BookSummary.parse((await call('GET', `/books/${book.bookId}/7`)).body),
    save: (whole) => call('PUT', `/books/${book.bookId}`, whole),
    change: { title: 'Changed' },
  },
  'a chapter': {
    read: async () => Chapter.parse((await call('GET', `/chapters/${book.chapterId}`)).body),
    save: (whole) => call('PUT', `/chapters/${book.chapterId}`, whole),
    change: { name: 'Changed' },
  },
  'a chapter variation': {
    read: async () => first(Chapter.parse((await call('GET', `/chapters/${book.chapterId}`)).body).variations),
    save: (whole) => call('PUT', `/chapters/${book.chapterId}`, { variations: [whole] }),
    change: { name: 'Changed' },
  },
  'a page': { read: readPage, save: savePage, change: { name: 'Changed' } },
  'a page variation': {
    read: async () => first((await readPage()).variations),
    save: (whole) => savePage({ variations: [whole] }),
    change: { altText: 'Changed' },
  },
  'a trigger': {
    read: async () => (await readPage()).popupTriggers[0] ?? { id: 't1', title: { en: 'One' } },
    save: (whole) => savePage({ popupTriggers: [whole] }),
    change: { title: { en: 'Changed' } },
  },
  'a coaching point': {
    read: async () => (await readPage()).coachingPoints[0] ?? { id: 'c1', color: '#ffffff' },
    save: (whole) => savePage({ coachingPoints: [whole] }),
    change: { color: '#000000' },
  },
  'a quiz': {
    read: async () => Quiz.parse((await call('GET', await quizPath())).body),
    save: async (whole) => call('PUT', await quizPath(), whole),
    change: { title: 'Changed' },
  },
  'a question': {
    read: async () => (await call('GET', await questionPath())).body,
    save: async (whole) => call('PUT', await questionPath(), whole),
    change: { text: 'Changed?' },
  },
}

describe.each(Object.entries(kinds))('unknown fields of %s', (_name, { read, save, change }) => {
  test('survive read, change and save [API-MAIN-062]', async () => {
    expect((await save({ ...Object(await read()), ...later })).status).toBe(200)
    const known = Object(await read())
    expect(known).toMatchObject(later)
    expect((await save({ ...known, ...change })).status).toBe(200)
    const saved = Object(await read())
    expect(saved).toMatchObject({ ...later, ...change })
    expect(Object.keys(saved).toSorted()).toEqual(Object.keys({ ...known, ...change }).toSorted())
  })
})

// Triggers and coaching points are lists of a page, limited by the size of a body.
const bounded = Object.entries(kinds).filter(([name]) => name !== 'a trigger' && name !== 'a coaching point')

test.each(bounded)(
  'unknown fields of %s grow to a limit and not beyond it, request by request',
  async (_name, { read, save }) => {
    const half = 'x'.repeat(110_000)
    expect((await save({ ...Object(await read()), one: half })).status).toBe(200)
    const before = await read()
    expect((await save({ two: half, ...Object(before) })).status).toBeOneOf([413, 422])
    expect(await read()).toEqual(before)
    expect(before).toMatchObject({ one: half })
  },
)

test('unknown fields of a page variation survive a save of its rects [API-MAIN-062]', async () => {
  const variation = first((await readPage()).variations)
  await savePage({ variations: [{ ...variation, ...later }] })
  const { id: variationId } = variation
  const write = { pageId: pageId(), variationId, variation: 'en', rectData: { rects: [], rectsByWords: [] } }
  expect((await call('PUT', '/page-variations/update-rect-data', [write])).status).toBe(200)
  expect(first((await readPage()).variations)).toMatchObject(later)
})
