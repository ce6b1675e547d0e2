import { allRoutes } from '@lectern/contracts'
import { TestStudent } from '@lectern/contracts/app'
import { GradedQuiz } from '@lectern/contracts/quiz'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quizSubmissions, users } from '../../entities/schema'
import { makeTestBook } from '../../testing/make-test-book'
import { makeTestQuiz, type TestQuiz } from '../../testing/make-test-quiz'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'
import { eq } from 'drizzle-orm'

let server: TestBackend
let author: string
let quiz: TestQuiz
beforeAll(async () => {
  server = await startTestBackend()
  author = await server.signIn('author@example.org')
  quiz = await makePublished('public')
})
afterAll(() => server.stop())

async function makePublished(visibility: 'public' | 'domain' | 'private'): Promise<TestQuiz> {
  const { bookId } = await makeTestBook(server, author)
  await server.call('POST', `/api/book/${bookId}/publish`, { token: author, json: { visibility } })
  return makeTestQuiz(server, author, bookId)
}

async function getToken(from = server): Promise<string> {
  const { accessToken } = TestStudent.parse((await from.call('GET', '/api/auth/test-student')).body)
  if (accessToken === null) throw new Error('there is no token')
  return accessToken
}

const everything = { selectedAnswers: [], incompleteQuizScoring: true }

test("without an account, quizzes of public books are read with the test student's token [AUTH-014 AUTH-017]", async () => {
  const { status, body } = await server.call('GET', '/api/auth/test-student')
  expect(status).toBe(200)
  expect(Date.parse(TestStudent.parse(body).expiresAt ?? '')).toBeGreaterThan(Date.now())
  const token = await getToken()
  const response = await server.call('GET', `/quiz/user/${quiz.id}`, { token })
  expect(response.status).toBe(200)
  expect(response.body).toMatchObject({ id: quiz.id, attemptsUsed: 0, attemptsLeft: null })
  expect(response.text).not.toMatch(/isCorrect|secret/)
  const hidden = [await makePublished('domain'), await makePublished('private')]
  const unpublished = await makeTestQuiz(server, author, (await makeTestBook(server, author)).bookId)
  for (const { id } of [...hidden, unpublished]) {
    expect((await server.call('GET', `/quiz/user/${id}`, { token })).status).toBe(404)
    expect((await server.call('POST', `/quiz/user/${id}`, { token, json: everything })).status).toBe(404)
  }
})

test('submissions of the test student are graded, stored under one account and not counted [AUTH-015 AUTH-017]', async () => {
  const tokens = [await getToken(), await getToken()]
  for (const token of [...tokens, ...tokens]) {
    const response = await server.call('POST', `/quiz/user/${quiz.id}?isPractice=false`, { token, json: everything })
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ isPractice: true, attemptsUsed: 0, attemptsLeft: null, score: 0 })
    // The grade comes with the author's feedback for the score.
    expect(response.text).not.toMatch(/secret-(?!range)/)
  }
  const kept = await server.database
    .select({ email: users.email, role: users.role, isPractice: quizSubmissions.isPractice })
    .from(quizSubmissions)
    .innerJoin(users, eq(users.id, quizSubmissions.userId))
    .where(eq(quizSubmissions.quizId, quiz.id))
  expect(kept).toEqual(
    Array.from({ length: 4 }, () => ({ email: 'test-student@lectern.invalid', role: 'student', isPractice: true })),
  )
})

test('gives the test student right answers only if the quiz shows answers to test students [QUIZ-014]', async () => {
  const token = await getToken()
  const own = await makePublished('public')
  const [choice] = own.questions
  const right = choice?.answers.find(({ isCorrect }) => isCorrect)?.id
  const json = { selectedAnswers: [{ questionId: choice?.id, answerIds: [right] }], incompleteQuizScoring: true }
  const submit = async () => {
    const { body } = await server.call('POST', `/quiz/user/${own.id}`, { token, json })
    return GradedQuiz.parse(body)
  }
  const graded = { questionId: choice?.id, graded: true, answered: true, isCorrect: true }
  const feedback = 'secret-feedback: owls hunt by night.'
  const feedbacks = { es: 'secret-feedback: los búhos cazan de noche.' }
  expect(await submit()).toMatchObject({ score: 0.25, isPractice: true })
  expect((await submit()).questions[0]).toEqual({ ...graded, feedback, feedbacks })

  const change = { token: author, json: { showsAnswersToTestStudent: true } }
  const changed = await server.call('PUT', `/quiz/${own.bookId}?quizId=${own.id}`, change)
  expect(changed.body).toMatchObject({ showsAnswersToTestStudent: true })
  expect((await submit()).questions[0]).toEqual({ ...graded, feedback, feedbacks, correctAnswerIds: [right] })
})

test('a start deletes submissions of the test student after a month, nothing else', async () => {
  const own = await makePublished('public')
  const [token, student] = [await getToken(), await server.signIn('student@example.org', 'student')]
  for (const as of [token, student, author, token]) {
    await server.call('POST', `/quiz/user/${own.id}`, { token: as, json: everything })
  }
  await server.database.execute(`update quiz_submissions set created_at = now() - interval '31 days'
    where id <> (select id from quiz_submissions where quiz_id = ${own.id} order by created_at desc limit 1)`)
  await (await server.startAnother()).stop()
  const kept = await server.database
    .select({ email: users.email })
    .from(quizSubmissions)
    .innerJoin(users, eq(users.id, quizSubmissions.userId))
    .where(eq(quizSubmissions.quizId, own.id))
  expect(kept.map(({ email }) => email).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'author@example.org',
    'student@example.org',
    'test-student@lectern.invalid',
  ])
})

test('the test student may use no other route, not even a public one [AUTH-017]', async () => {
  const token = await getToken()
  const open: string[] = []
  for (const route of allRoutes) {
    const path = route.path.replaceAll(/\{\w+\}/g, '999999')
    const json = route.body?.kind === 'json' ? {} : undefined
    const { status } = await server.call(route.method.toUpperCase(), path, { token, json })
    if (status !== 403) open.push(route.operationId)
  }
  expect(open.toSorted()).toEqual(['getQuizForUser', 'submitQuiz'])
})

test("an idempotency key of one browser reveals nothing of another browser's submission", async () => {
  const headers = { 'idempotency-key': 'once' }
  const submit = async (token: string) =>
    server.call('POST', `/quiz/user/${quiz.id}`, { token, json: everything, headers })
  const ids = [await submit(await getToken()), await submit(await getToken())].map(
    ({ body }) => Object(body).submissionId,
  )
  expect(new Set(ids).size).toBe(2)
  const student = await server.signIn('repeating@example.org', 'student')
  expect((await submit(student)).body).toEqual((await submit(student)).body)
})

test('no one can sign in as the test student', async () => {
  await getToken()
  const json = { email: 'test-student@lectern.invalid', password: '' }
  for (const password of ['', 'null', 'password']) {
    const { status } = await server.call('POST', '/api/auth/signin', { json: { ...json, password } })
    expect([401, 422]).toContain(status)
  }
})

test('requests of one browser are limited per minute without delaying others', async () => {
  const [busy, other] = [await getToken(), await getToken()]
  const read = (token: string) => server.call('GET', `/quiz/user/${quiz.id}`, { token })
  const responses = await Promise.all(Array.from({ length: 65 }, () => read(busy)))
  expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
  expect(await read(busy)).toMatchObject({ status: 429, body: { code: 'too-many-tries' } })
  expect((await read(other)).status).toBe(200)
  server.advance(61)
  expect((await read(busy)).status).toBe(200)
  server.advance(-61)
})

test('a token of the test student expires after twelve hours', async () => {
  const token = await getToken()
  server.advance(12 * 3600 + 1)
  const { body } = await server.call('GET', `/quiz/user/${quiz.id}`, { token })
  server.advance(-12 * 3600 - 1)
  expect(body).toMatchObject({ code: 'token-expired' })
})

test('a server configured without a test student issues no token [AUTH-017]', async () => {
  const closed = await startTestBackend({ testStudent: false })
  const { status, body } = await closed.call('GET', '/api/auth/test-student')
  await closed.stop()
  expect([status, body]).toEqual([200, { accessToken: null, expiresAt: null }])
})
