import { BookData, BookOutline, BookPart, BookThumbnails } from '@lectern/contracts/main'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { first, makeTestBook, type TestBook } from '../../testing/make-test-book'
import { publishBooks } from '../../testing/publish-books'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let student: string
let published: ReturnType<typeof publishBooks>
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  published = publishBooks(server, token)
  student = await server.signIn('student@example.org', 'student')
})
afterAll(() => server.stop())

const partFiles = (book: TestBook) => published.listObjects(book, 'parts', '.json')
const outlinePath = (book: TestBook) => `/file/bookData/${book.bookId}/outline`
const partPath = (book: TestBook, part: string) => `/file/bookData/${book.bookId}/parts/${part}`
const get = (path: string, as?: string) => server.call('GET', path, as === undefined ? {} : { token: as })

/** Reads the outline and all parts, as a reader would, and joins them. */
async function readInParts(book: TestBook, as?: string) {
  const outline = BookOutline.parse((await get(outlinePath(book), as)).body)
  const pages: z.infer<typeof BookPart>['pages'] = []
  for (const { id, pageCount } of outline.parts) {
    const part = BookPart.parse((await get(partPath(book, id), as)).body)
    expect(part.pages).toHaveLength(pageCount)
    pages.push(...part.pages)
  }
  const chapters = outline.book.chapters.map((chapter) => ({
    ...chapter,
    pages: pages.splice(0, chapter.pages.length),
  }))
  return { ...outline.book, chapters }
}

const manyPages = Array.from({ length: 23 }, (_, index) => [`Word${index}`])

test.each(['public', 'domain', 'private'])(
  'outline and parts of a %s book together contain the whole book',
  async (visibility) => {
    const book = await makeTestBook(server, token, manyPages)
    await published.publish(book, visibility)
    const reader = { public: undefined, domain: student, private: token }[visibility]
    const whole = BookData.parse((await get(`/file/bookData/${book.bookId}`, reader)).body)
    const joined = await readInParts(book, reader)
    expect(joined).toEqual(whole)
    const image = first(first(first(joined.chapters).pages).variations).pageImageLink ?? ''
    expect(image.includes('?')).toBe(visibility !== 'public')
    expect((await server.call('GET', image)).status).toBe(200)
    const answer = await get(outlinePath(book), reader)
    const scope = visibility === 'public' ? 'public' : 'private'
    expect(answer.headers.get('cache-control')).toBe(`${scope}, no-cache`)
    expect(answer.text).not.toContain('pageImageLink')
  },
)

test('outline and parts are read by those who may read the book, and by nobody else', async () => {
  const book = await makeTestBook(server, token, manyPages)
  const outsider = await server.signIn('outsider@example.org', 'user', await server.addDomain())
  await published.publish(book, 'public')
  const { parts } = BookOutline.parse((await get(outlinePath(book))).body)
  const path = partPath(book, first(parts).id)
  const objectPath = `/objects/published/${book.bookId}/parts/${first(parts).id}.json`
  const open = ['outline.json', '1/outline.json'].map((name) => `/objects/published/${book.bookId}/${name}`)
  const seen = async (as?: string) => [(await get(outlinePath(book), as)).status, (await get(path, as)).status]
  const seenObjects = () => Promise.all([objectPath, ...open].map(async (one) => (await get(one)).status))
  for (const as of [undefined, outsider, token]) expect(await seen(as)).toEqual([200, 200])
  expect(await seenObjects()).toEqual([200, 200, 200])
  await published.show(book, 'domain')
  expect([await seen(), await seen(outsider), await seen(student)]).toEqual([
    [404, 404],
    [404, 404],
    [200, 200],
  ])
  expect(await seenObjects()).toEqual([404, 404, 404])
  await published.show(book, 'private')
  expect([await seen(student), await seen(token)]).toEqual([
    [404, 404],
    [200, 200],
  ])
  expect((await get(partPath(book, 'f'.repeat(40)), token)).status).toBe(404)
  for (const name of ['open.json', 'open-outline.json']) {
    expect((await get(`/objects/published/${book.bookId}/${name}`, token)).status).toBe(404)
  }
})

test.each(['public', 'domain'])('thumbnails of a %s book are listed in the order of its pages', async (visibility) => {
  const book = await makeTestBook(server, token, [['One'], ['Two'], ['Three'], ['Four'], ['Five']])
  await published.publish(book, visibility)
  const reader = { public: undefined, domain: student }[visibility]
  const path = `/file/bookData/${book.bookId}/thumbnails`
  const { thumbnails } = BookThumbnails.parse((await get(path, reader)).body)
  const whole = BookData.parse((await get(`/file/bookData/${book.bookId}`, reader)).body)
  const own = whole.chapters.flatMap(({ pages }) => pages)
  expect(thumbnails).toEqual(own.map(({ pageId, thumbnailUrl }) => ({ pageId, link: thumbnailUrl })))
  expect((await server.call('GET', thumbnails[4]?.link ?? '')).status).toBe(200)
  const { book: outlined } = BookOutline.parse((await get(outlinePath(book), reader)).body)
  expect(outlined.chapters.flatMap(({ pages }) => pages.map(({ thumbnailUrl }) => thumbnailUrl))).toEqual([
    ...own.slice(0, 3).map(({ thumbnailUrl }) => thumbnailUrl),
    undefined,
    undefined,
  ])
  expect((await get(path)).status).toBe(visibility === 'public' ? 200 : 404)
})

test('the outline of a publication that was not public stays private when a later one is', async () => {
  const book = await makeTestBook(server, token, [['Secret'], ['Open']], 'private')
  await published.publish(book, 'private')
  await server.call('DELETE', `/books/${book.bookId}/pages/${first(book.pages).pageId}`, { token })
  await published.publish(book, 'public')
  const of = (revision: number) => `/objects/published/${book.bookId}/${revision}/outline.json`
  expect([(await get(of(1))).status, (await get(of(2))).status]).toEqual([404, 200])
})

test('publishing again stores changed parts only, and keeps the parts of the earlier outline', async () => {
  const book = await makeTestBook(server, token, manyPages)
  await published.publish(book, 'public')
  const before = BookOutline.parse((await get(outlinePath(book))).body)
  expect([before.parts.length, partFiles(book).length]).toEqual([3, 3])
  await published.publish(book, 'public')
  expect(partFiles(book)).toHaveLength(3)
  const changed = book.pages[12]?.pageId ?? 0
  await server.call('POST', `/pages/${changed}/content`, { token, json: { name: 'Another name' } })
  await published.publish(book, 'public')
  const after = BookOutline.parse((await get(outlinePath(book))).body)
  expect(after.parts.map(({ id }, index) => id === before.parts[index]?.id)).toEqual([true, false, true])
  expect(partFiles(book)).toHaveLength(4)
  for (const { id } of before.parts) expect((await get(partPath(book, id))).status).toBe(200)
})

test('a publication of an earlier version is cut when it is first read, without quiz keys', async () => {
  const book = await makeTestBook(server, token, manyPages)
  await published.publish(book, 'domain')
  rmSync(published.folderOf(book, 'parts'), { recursive: true })
  rmSync(published.folderOf(book, '1', 'outline.json'))
  const data = BookData.parse(JSON.parse(readFileSync(published.folderOf(book, '1', 'book.json'), 'utf8')))
  const question = { text: 'When?', answers: [{ text: 'Now', isCorrect: true }] }
  first(first(data.chapters).pages).popupTriggers = [{ id: 'a', isQuiz: true, quizDetails: { questions: [question] } }]
  writeFileSync(published.folderOf(book, '1', 'book.json'), JSON.stringify(data))
  const another = await server.startAnother()
  try {
    const { status, body } = await another.call('GET', outlinePath(book), { token: student })
    expect(status).toBe(200)
    for (const { id } of BookOutline.parse(body).parts) {
      expect((await another.call('GET', partPath(book, id), { token: student })).status).toBe(200)
    }
    const stored = partFiles(book).map((name) => readFileSync(published.folderOf(book, 'parts', name), 'utf8'))
    expect(stored).toHaveLength(3)
    expect([/When/.test(stored.join()), /isCorrect/.test(stored.join())]).toEqual([true, false])
  } finally {
    await another.stop()
  }
})

test('a deleted book leaves no part', async () => {
  const book = await makeTestBook(server, token, manyPages)
  await published.publish(book, 'public')
  await server.call('DELETE', `/books/${book.bookId}`, { token })
  expect(partFiles(book)).toEqual([])
})
