import { TestStudent } from '@lectern/contracts/app'
import { QuizResults } from '@lectern/contracts/quiz'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestBook } from '../../testing/make-test-book'
import { makeTestQuiz, type TestQuiz } from '../../testing/make-test-quiz'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let author: string
let quiz: TestQuiz
beforeAll(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
})
afterAll(() => server.stop())

async function makeQuiz(): Promise<TestQuiz> {
  const { bookId } = await makeTestBook(server, author)
  await server.call('POST', `/api/book/${bookId}/publish`, { token: author, json: { visibility: 'public' } })
  return makeTestQuiz(server, author, bookId, { attemptsAllowed: 2 })
}

async function getGuestToken(): Promise<string> {
  const { accessToken } = TestStudent.parse((await server.call('GET', '/api/auth/test-student')).body)
  if (accessToken === null) throw new Error('there is no token')
  return accessToken
}

async function submit(token: string, isRight: boolean, browserId?: string) {
  const [choice] = quiz.questions
  const answer = choice?.answers.find(({ isCorrect }) => isCorrect === isRight)
  const selectedAnswers = [{ questionId: choice?.id, answerIds: [answer?.id] }]
  const json = { selectedAnswers, incompleteQuizScoring: true, ...(browserId === undefined ? {} : { browserId }) }
  const response = await server.call('POST', `/quiz/user/${quiz.id}`, { token, json })
  expect(response.status).toBe(200)
}

async function readResults() {
  return QuizResults.parse((await server.call('GET', `/quiz/results?quizId=${quiz.id}`, { token: author })).body)
}

test('lists readers with an account by name, then guests in the order of their first attempt', async () => {
  quiz = await makeQuiz()
  const student = await server.signIn('student@example.org', 'student')
  const [monday, tuesday] = ['monday-browser-0001', 'tuesday-browser-002']
  const guest = await getGuestToken()
  await submit(guest, false, monday)
  await submit(student, true)
  await submit(guest, true, tuesday)
  // The same browser with another token, as on the next day.
  await submit(await getGuestToken(), true, monday)
  await submit(await getGuestToken(), false)
  const { readers, isCut } = await readResults()
  expect(isCut).toBe(false)
  const shown = readers.map(({ name, guestNumber, attemptsUsed, submissions }) => [
    name ?? guestNumber,
    attemptsUsed,
    submissions.map(({ answers }) => answers[0]?.isCorrect),
  ])
  expect(shown).toEqual([
    [1, 0, [true, false]],
    ['student@example.org', 1, [true]],
    [2, 0, [true]],
    [3, 0, [false]],
  ])
  expect(readers[0]).toMatchObject({ userId: null, name: null })
})

test('shows attempts that were given back, and the reader can try again', async () => {
  quiz = await makeQuiz()
  const student = await server.signIn('again@example.org', 'student')
  await submit(student, true)
  await submit(student, false)
  const userId = (await readResults()).readers[0]?.userId
  expect((await readResults()).readers[0]).toMatchObject({ attemptsUsed: 2 })
  const reset = (token: string) =>
    server.call('DELETE', `/admin/reset-user-grades?quizId=${quiz.id}&userId=${userId}`, { token })
  expect((await reset(student)).status).toBe(403)
  expect((await reset(author)).body).toEqual({ success: true, reset: 2 })
  const [reader] = (await readResults()).readers
  expect(reader).toMatchObject({ attemptsUsed: 0 })
  expect(reader?.submissions.map(({ isReset }) => isReset)).toEqual([true, true])
  await submit(student, true)
})

test('answers results to authors of the book alone', async () => {
  quiz = await makeQuiz()
  const student = await server.signIn('curious@example.org', 'student')
  const stranger = await server.signIn('stranger@example.org', 'user', await server.addDomain())
  for (const token of [student, stranger, await getGuestToken(), undefined]) {
    const response = await server.call('GET', `/quiz/results?quizId=${quiz.id}`, token === undefined ? {} : { token })
    expect([401, 403, 404]).toContain(response.status)
    expect(response.text).not.toContain('@example.org')
  }
})
