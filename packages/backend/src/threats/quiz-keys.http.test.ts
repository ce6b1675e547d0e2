import { allRoutes } from '@lectern/contracts'
import { TestStudent } from '@lectern/contracts/app'
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books, publications } from '../entities/schema'
import { first, makeTestBook, type TestBook } from '../testing/make-test-book'
import { makeTestQuiz, type TestQuiz } from '../testing/make-test-quiz'
import { startTestBackend, type TestBackend } from '../testing/start-test-backend'

let server: TestBackend
let author: string
let book: TestBook
let quiz: TestQuiz

/** Keys as clients of several versions write them. */
const triggers = [
  {
    id: 'a',
    isQuiz: true,
    title: { en: 'A quiz' },
    quizDetails: {
      questions: [
        { text: 'Who?', feedback: 'secret-1', answers: [{ text: 'Owl', isCorrect: true, explanation: 'secret-2' }] },
        { text: 'What?', type: 'short-answer', answers: [{ text: 'secret-3', isCorrect: true }] },
      ],
    },
  },
  { id: 'b', quizDetails: JSON.stringify({ questions: [{ text: 'When?', correctAnswer: 'secret-4' }] }) },
  { id: 'c', onPageShortAnswerDetails: { prompt: 'Write', answers: ['secret-5'], keywords: ['secret-6'] } },
  { id: 'd', onPageShortAnswerDetails: JSON.stringify({ prompt: 'Write', acceptedAnswers: ['secret-7'] }) },
]
const key = /secret|"isCorrect|feedback|correctAnswer|acceptedAnswers/

beforeAll(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
  book = await makeTestBook(server, author)
  quiz = await makeTestQuiz(server, author, book.bookId)
  const json = { popupTriggers: triggers }
  await server.call('POST', `/pages/${first(book.pages).pageId}/content`, { token: author, json })
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token: author, json: { visibility: 'public' } })
})
afterAll(() => server.stop())

const publishedFiles = (): [string, string][] => {
  const folder = join(server.dataFolder, 'objects', 'published')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])
}

test('no reading route and no published file has an answer key before grading', async () => {
  const student = await server.signIn('student@example.org', 'student')
  const anonymous = TestStudent.parse((await server.call('GET', '/api/auth/test-student')).body).accessToken ?? ''
  const questions = quiz.questions.flatMap((question) => [question.id, ...question.answers.map(({ id }) => id)])
  const medium = quiz.questions[0]?.media[0]?.id ?? 0
  const ids = [
    book.bookId,
    book.chapterId,
    book.chapterVariationId,
    ...book.pages.flatMap(({ pageId, variationId }) => [pageId, variationId]),
    quiz.id,
    ...questions,
    medium,
  ]
  const told: string[] = []
  let answered = 0
  for (const route of allRoutes.filter(
    ({ method, operationId }) => method === 'get' && operationId !== 'getJobEvents',
  )) {
    for (const id of ids) {
      const query = Object.keys(route.query?.shape ?? {}).map((name) => `${name}=${id}`)
      const path = `${route.path.replaceAll(/\{\w+\}/g, String(id))}${query.length > 0 ? `?${query.join('&')}` : ''}`
      for (const token of [undefined, student, anonymous]) {
        const { status, text } = await server.call('GET', path, token === undefined ? {} : { token })
        if (status === 200) answered += 1
        if (key.test(text)) told.push(`${path}: ${text.slice(0, 300)}`)
      }
    }
  }
  expect(told).toEqual([])
  expect(answered).toBeGreaterThan(60)
  const files = publishedFiles()
  expect(files.some(([, text]) => text.includes('When?'))).toBe(true)
  for (const [name, text] of files) expect([name, key.exec(text)?.[0]]).toEqual([name, undefined])
}, 120_000)

test('the keys can be read by their author', async () => {
  const page = await server.call('GET', `/pages/${first(book.pages).pageId}/json`, { token: author })
  expect(page.text).toMatch(/secret-1[^]*secret-7/)
  expect((await server.call('GET', `/quiz/${book.bookId}?quizId=${quiz.id}`, { token: author })).text).toMatch(key)
})

test("a submitted score is ignored, and answers count by the server's keys", async () => {
  const student = await server.signIn('cheat@example.org', 'student')
  const wrong = quiz.questions[0]?.answers.find(({ text }) => text === 'The hen')?.id
  const selectedAnswers = [{ questionId: quiz.questions[0]?.id, answerId: wrong, isCorrect: true, score: 100 }]
  const json = { selectedAnswers, incompleteQuizScoring: true, score: 100, passed: true, isCorrect: true }
  const { body } = await server.call('POST', `/quiz/user/${quiz.id}?score=100`, { token: student, json })
  expect([200, Object(body).score]).toEqual([200, 0])
})

test('publications of an earlier version lose their keys, and nothing else, at the next start', async () => {
  const old = await makeTestBook(server, author)
  const publish = () =>
    server.call('POST', `/api/book/${old.bookId}/publish`, { token: author, json: { visibility: 'public' } })
  for (let index = 0; index < 3; index++) await publish()
  const folder = join(server.dataFolder, 'objects')
  const rows = await server.database.select().from(publications).where(eq(publications.bookId, old.bookId))
  expect(rows).toHaveLength(3)
  const clean = await readFile(join(folder, first(rows).objectKey), 'utf8')
  // As an earlier version left them: two with keys, one without, and a public copy of the last.
  for (const { objectKey, revision } of rows.filter((row) => row.revision > 1)) {
    const data = Object(JSON.parse(await readFile(join(folder, objectKey), 'utf8')))
    data.chapters[0].pages[0].popupTriggers = triggers
    const text = JSON.stringify(data)
    await writeFile(join(folder, objectKey), text)
    if (revision === 3) await writeFile(join(folder, 'published', String(old.bookId), 'open.json'), text)
  }
  await rm(join(folder, 'upkeep'), { recursive: true })
  expect(publishedFiles().some(([, text]) => key.test(text))).toBe(true)

  const next = await server.startAnother()
  // A server that starts waits only a moment for this.
  const keysLeft = () => publishedFiles().flatMap(([name, text]) => (key.test(text) ? name : []))
  await expect.poll(keysLeft).toEqual([])
  for (const path of [`/file/bookData/${old.bookId}`, `/objects/published/${old.bookId}/book.json`]) {
    const { status, text } = await next.call('GET', path)
    expect([path, status, text.includes('When?'), key.exec(text)?.[0]]).toEqual([path, 200, true, undefined])
  }
  expect(await readFile(join(folder, first(rows).objectKey), 'utf8')).toBe(clean)
  const objectKey = rows[2]?.objectKey ?? ''
  const readHash = async () => {
    const [current] = await server.database.select().from(publications).where(eq(publications.objectKey, objectKey))
    return current?.contentHash
  }
  const stored = await readFile(join(folder, objectKey))
  await expect.poll(readHash).toBe(createHash('sha256').update(stored).digest('hex'))
  const [row] = await server.database.select().from(books).where(eq(books.id, old.bookId))
  expect(row?.publishedRevision).toBe(3)
  await next.stop()
})
