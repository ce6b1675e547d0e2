import { allRoutes, type RouteDefinition } from '@lectern/contracts'
import { Note } from '@lectern/contracts/app'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCast, type Cast } from '../testing/ask-as-each'
import { makeTestBook, type TestBook } from '../testing/make-test-book'
import { makeTestQuiz, type TestQuiz } from '../testing/make-test-quiz'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

let server: TestBackend
let cast: Cast
let book: TestBook
let hidden: TestBook
let quiz: TestQuiz
let reader: { token: string; userId: number; noteId: number }

/** Marks all data of the reader. */
const mark = 'mark-of-the-reader'
/** Marks all data of a private book. */
const hiddenMark = 'Mark of the hidden book'

beforeAll(async () => {
  server = await startTestBackend()
  cast = await makeCast(server)
  book = await makeTestBook(server, cast.author)
  quiz = await makeTestQuiz(server, cast.author, book.bookId)
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token: cast.author, json: { visibility: 'public' } })
  const token = await server.signIn('reader@example.org', 'student', cast.domainId)
  const json = { bookId: book.bookId, note: mark, pageId: book.pages[0]?.pageId, title: mark }
  const note = Note.parse((await server.call('POST', '/api/note', { token, json })).body)
  await server.call('POST', '/api/settings', { token, json: { narrator: mark } })
  const progress = { bookId: book.bookId, currentPageId: book.pages[0]?.pageId, totalSecondsSpentOnCurrentPage: 7777 }
  const saved = await server.call('POST', '/api/book/progress', { token, json: progress })
  const answers = {
    selectedAnswers: [{ questionId: quiz.questions[0]?.id, answerText: mark }],
    incompleteQuizScoring: true,
  }
  await server.call('POST', `/quiz/user/${quiz.id}`, { token, json: answers })
  await server.call('POST', '/api/bug', { token, json: { message: mark } })
  reader = { token, userId: Number(Object(saved.body).userId), noteId: note.noteId }

  hidden = await makeTestBook(server, cast.author, [hiddenMark.split(' '), null], 'private')
  await server.call('PUT', `/books/${hidden.bookId}`, {
    token: cast.author,
    json: { title: hiddenMark, identifier: 'hidden-identifier' },
  })
  await server.call('PUT', `/chapters/${hidden.chapterId}`, { token: cast.author, json: { name: hiddenMark } })
  await makeTestQuiz(server, cast.author, hidden.bookId)
})
afterAll(() => server.stop())

/** Returns the addresses of a reading route with every existing id as path and query parameter. */
function addressesOf(route: RouteDefinition): string[] {
  const { bookId, chapterId, chapterVariationId, pages } = hidden
  const own = [
    bookId,
    chapterId,
    chapterVariationId,
    ...pages.flatMap(({ pageId, variationId }) => [pageId, variationId]),
  ]
  const ids = [...own, book.bookId, reader.noteId, reader.userId, quiz.id, cast.domainId, 'hidden-identifier']
  const fill = (id: number | string) => route.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id))
  const ask = (id: number | string) =>
    ['id', 'bookId', 'noteId', 'userId', 'domainId', 'quizId', 'pageId', 'prefix', 'search']
      .map((name) => `${name}=${encodeURIComponent(id)}`)
      .filter((pair) => route.query === undefined || Object.hasOwn(route.query.shape, pair.split('=')[0] ?? ''))
      .join('&')
  return [...new Set(ids.flatMap((id) => [fill(id), `${fill(id)}?${ask(id)}`]))]
}

test("no reading route shows a reader's data to another, or an unpublished book to strangers", async () => {
  const routes = allRoutes.filter(({ method, operationId }) => method === 'get' && operationId !== 'getJobEvents')
  const { author, otherAuthor, outsider, student } = cast
  const actors = { anonymous: undefined, author, otherAuthor, outsider, student }
  const leaks: string[] = []
  let successCount = 0
  for (const route of routes) {
    for (const address of addressesOf(route)) {
      for (const [who, token] of Object.entries(actors)) {
        const { status, text } = await server.call('GET', address, token === undefined ? {} : { token })
        if (status === 200) successCount += 1
        if (text.includes(mark)) leaks.push(`${who} ${address}: ${mark}`)
        const isOwn = who === 'author'
        if (!isOwn && text.includes(hiddenMark)) leaks.push(`${who} ${address}: ${hiddenMark}`)
      }
    }
  }
  expect(leaks).toEqual([])
  expect(successCount).toBeGreaterThan(200)
}, 120_000)

test('the marks can be found by their owners', async () => {
  const read = async (token: string, path: string) => (await server.call('GET', path, { token })).text
  for (const path of [`/api/note?bookId=${book.bookId}`, '/api/settings', '/auth/account/export'])
    expect(await read(reader.token, path)).toContain(mark)
  for (const path of [`/books/${hidden.bookId}/7`, `/file/bookData/${hidden.bookId}/preview`, '/books/minimal/7'])
    expect(await read(cast.author, path)).toContain(hiddenMark)
})

describe('a request that claims another user in body or address', () => {
  const others = () => [cast.student, cast.otherAuthor, cast.author, cast.outsider]

  test('changes and deletes no note of another user', async () => {
    for (const token of others()) {
      const json = { noteId: reader.noteId, note: 'taken', userId: reader.userId, owner: reader.userId }
      expect((await server.call('POST', '/api/note', { token, json })).status).toBe(404)
      expect((await server.call('DELETE', '/api/note', { token, json: { noteId: reader.noteId } })).status).toBe(404)
      expect((await server.call('DELETE', `/api/note?noteId=${reader.noteId}`, { token })).status).toBe(404)
      const own = await server.call('POST', '/api/note', {
        token,
        json: { bookId: book.bookId, note: 'mine', userId: reader.userId },
      })
      expect(own.status).toBe(200)
    }
    const { text } = await server.call('GET', `/api/note?bookId=${book.bookId}`, { token: reader.token })
    expect(text).toContain(mark)
    expect(text).not.toMatch(/taken|mine/)
  })

  test('writes no progress and no settings of another user', async () => {
    for (const token of others()) {
      const progress = { bookId: book.bookId, currentPageId: book.pages[0]?.pageId, totalSecondsSpentOnCurrentPage: 1 }
      const asThem = { ...progress, userId: reader.userId }
      expect((await server.call('POST', '/api/book/progress', { token, json: asThem })).status).toBe(403)
      const json = { narrator: 'taken', userId: reader.userId }
      await server.call('POST', `/api/settings?userId=${reader.userId}`, { token, json })
    }
    const { body } = await server.call('GET', `/api/book/progress?bookId=${book.bookId}`, { token: reader.token })
    expect(body).toMatchObject({ userId: reader.userId, totalSeconds: 7777 })
    expect((await server.call('GET', '/api/settings', { token: reader.token })).text).toContain(mark)
  })

  test("submits no quiz for another user, and resets attempts only for the quiz's author", async () => {
    const submissions = async () => {
      const rows = await server.database.query.quizSubmissions.findMany()
      return rows.filter(({ userId }) => userId === reader.userId).length
    }
    const before = await submissions()
    const json = { selectedAnswers: [], incompleteQuizScoring: true, userId: reader.userId, score: 100 }
    const response = await server.call('POST', `/quiz/user/${quiz.id}?userId=${reader.userId}`, {
      token: cast.student,
      json,
    })
    expect(Object(response.body).score ?? 0).toBe(0)
    expect(await submissions()).toBe(before)
    const reset = `/admin/reset-user-grades?quizId=${quiz.id}&userId=${reader.userId}`
    for (const token of [cast.student, cast.otherAuthor, cast.outsider])
      expect((await server.call('DELETE', reset, { token })).status).toBeGreaterThanOrEqual(403)
  })

  test('gets no response stored for their key', async () => {
    const headers = { 'idempotency-key': 'the key of the reader' }
    const json = { bookId: book.bookId, note: `${mark} kept` }
    const first = await server.call('POST', '/api/note', { token: reader.token, json, headers })
    expect(first.status).toBe(200)
    for (const token of others()) {
      const again = await server.call('POST', '/api/note', { token, json, headers })
      expect(Object(again.body).noteId).not.toBe(Object(first.body).noteId)
    }
  })

  test("deletes no account but the caller's", async () => {
    for (const token of others()) {
      const json = { email: 'reader@example.org', userId: reader.userId }
      expect((await server.call('DELETE', '/auth/account', { token, json })).status).toBe(422)
    }
    expect((await server.call('GET', '/api/settings', { token: reader.token })).status).toBe(200)
  })
})
