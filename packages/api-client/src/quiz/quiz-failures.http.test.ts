import { beforeAll, expect, inject, test } from 'vitest'
import { respondAlways } from '../testing/respond-always'
import { createClient, signIn, type TestClient } from '../testing/create-client'
import { quizApi } from './endpoints.gen'

const server = inject('server')
const { getQuizForUser, copyQuiz, submitQuiz, createWord, listWords } = quizApi.endpoints
let author: TestClient
beforeAll(async () => {
  author = await signIn(server)
})

test('returns every failure with success false, error, message and status [API-QUIZ-045]', async () => {
  const { store } = author
  const failures = [
    (await store.dispatch(getQuizForUser.initiate({ id: '999999' }))).error,
    (await store.dispatch(copyQuiz.initiate({ quizCopy: { quizId: 999_999 } }))).error,
    (await store.dispatch(createWord.initiate({ newWord: { word: '', lang: 'en' } }))).error,
    (await createClient(server.url).store.dispatch(listWords.initiate({}))).error,
  ]
  expect(failures).toMatchObject([
    { success: false, error: 'not-found', status: 404 },
    { success: false, error: 'not-found', status: 404 },
    { success: false, error: 'invalid-field', status: 422 },
    { success: false, error: 'not-signed-in', status: 401 },
  ])
  for (const failure of failures) expect(Object(failure).message).toBe(Object(failure).msg)
  expect(failures.every((failure) => Object(failure).message !== '')).toBe(true)
})

test("uses the specification's message for a failure without a server message [API-QUIZ-045]", async () => {
  const proxy = await respondAlways(502, '<html>Bad gateway</html>')
  const { store } = createClient(proxy.url)
  const submission = { selectedAnswers: [], incompleteQuizScoring: false }
  const failures = [
    (await store.dispatch(getQuizForUser.initiate({ id: '7' }))).error,
    (await store.dispatch(copyQuiz.initiate({ quizCopy: { quizId: 7 } }))).error,
    (await store.dispatch(submitQuiz.initiate({ id: '7', quizSubmission: submission }))).error,
    (await store.dispatch(listWords.initiate({}))).error,
  ]
  proxy.stop()
  const wrapped = { success: false, error: 'unreadable', status: 502 }
  expect(failures).toMatchObject([
    { ...wrapped, message: 'Failed to fetch quiz' },
    { ...wrapped, message: 'Failed to copy quiz' },
    { ...wrapped, message: 'Failed to submit quiz answers' },
    { ...wrapped, message: 'API Error' },
  ])
})
