import { eq } from 'drizzle-orm'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../../entities/schema'
import { first, makeTestBook } from '../../testing/make-test-book'
import { makeTestQuiz } from '../../testing/make-test-quiz'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.stop())

const trigger = {
  id: 'a',
  isQuiz: true,
  quizDetails: {
    questions: [
      {
        text: 'Who is awake?',
        feedback: 'secret-feedback',
        answers: [{ text: 'Owl', isCorrect: true, why: 'the choice' }],
      },
      { text: 'What does it eat?', type: 'short-answer', answers: [{ text: 'secret-mice', isCorrect: true }] },
    ],
  },
  onPageShortAnswerDetails: { prompt: 'Write it', answers: ['secret-word'] },
}

async function readStore(): Promise<string> {
  const entries = await readdir(server.dataFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join('\n')
}

test('a published book, its file and book lists have no quiz keys, while its author keeps them [QUIZ-014]', async () => {
  const token = await server.signIn('author@example.org')
  const student = await server.signIn('student@example.org', 'student')
  const book = await makeTestBook(server, token)
  await makeTestQuiz(server, token, book.bookId)
  await server.database
    .update(pages)
    .set({ popupTriggers: [trigger] })
    .where(eq(pages.id, first(book.pages).pageId))
  await server.call('POST', `/api/book/${book.bookId}/publish`, { token, json: { visibility: 'public' } })

  const addresses = [`/file/bookData/${book.bookId}`, `/books/data/${book.bookId}`, '/books/minimal/7']
  for (const address of addresses) {
    for (const as of [{}, { token: student }]) {
      const { status, text } = await server.call('GET', address, as)
      expect([address, status]).toEqual([address, 200])
      expect(text).not.toMatch(/secret|isCorrect|feedback/)
    }
  }
  const { body } = await server.call('GET', `/file/bookData/${book.bookId}`)
  const shown = {
    chapters: [
      {
        pages: [
          {
            popupTriggers: [
              {
                id: 'a',
                quizDetails: {
                  questions: [
                    { text: 'Who is awake?', answers: [{ text: 'Owl', why: 'the choice' }] },
                    { text: 'What does it eat?' },
                  ],
                },
                onPageShortAnswerDetails: { prompt: 'Write it' },
              },
            ],
          },
          {},
        ],
      },
    ],
  }
  expect(body).toMatchObject(shown)
  const store = await readStore()
  expect(store).toContain('Who is awake?')
  expect(store).not.toMatch(/secret|isCorrect/)

  const working = await server.call('GET', `/file/bookData/${book.bookId}?includeRectData=false`, { token })
  expect(working.body).toMatchObject({ chapters: [{ pages: [{ popupTriggers: [trigger] }, {}] }] })
})
