import { beforeAll, expect, inject, test } from 'vitest'
import { appApi } from '../app'
import { mainApi } from '../main'
import { createClient, first, signIn, type TestClient } from '../testing/create-client'
import { chooseQuizToken } from './choose-quiz-token'
import { quizApi } from './endpoints.gen'

const server = inject('server')
const { createQuiz, getQuizForUser, submitQuiz } = quizApi.endpoints
const quizSubmission = { selectedAnswers: [], incompleteQuizScoring: true }

let author: TestClient
let testStudentToken: string | null
let id: string
beforeAll(async () => {
  author = await signIn(server)
  const { dispatch } = author.store
  const newBook = { title: 'Owls', language: 'en', visibility: 'public' as const }
  const { bookInfo, chapters } = await dispatch(mainApi.endpoints.createBook.initiate({ newBook })).unwrap()
  const page = mainApi.endpoints.createPage.initiate({ id: first(chapters).id, pageFields: { name: 'One' } })
  await dispatch(page).unwrap()
  await dispatch(appApi.endpoints.publishBook.initiate({ id: bookInfo.id, body: { visibility: 'public' } })).unwrap()
  const newQuiz = { title: 'Owls', questions: [{ text: 'Who?', answers: [{ text: 'The owl', isCorrect: true }] }] }
  id = String((await dispatch(createQuiz.initiate({ id: bookInfo.id, newQuiz })).unwrap()).id)
  const atStart = await createClient(server.url).store.dispatch(appApi.endpoints.getTestStudent.initiate()).unwrap()
  testStudentToken = atStart.accessToken
})

/** Creates a reader's client in a mode; `isSignedIn` signs in with the author's account. */
function reader({ isPartner, isSignedIn }: { isPartner: boolean; isSignedIn: boolean }): TestClient {
  const own = isSignedIn ? author.session.current() : null
  const ownToken = own?.accessToken ?? null
  const client = createClient(server.url, undefined, {
    quizToken: () => chooseQuizToken({ isPartner, ownToken, testStudentToken }),
  })
  if (own) client.session.signedIn(own)
  return client
}

const take = async ({ store }: TestClient) => [
  await store.dispatch(getQuizForUser.initiate({ id }, { subscribe: false })),
  await store.dispatch(submitQuiz.initiate({ id, isPractice: 'true', quizSubmission })),
]

test('fetches and submits a quiz with the test-student token outside partner modes [AUTH-014 AUTH-015]', async () => {
  expect(testStudentToken).not.toBeNull()
  for (const isSignedIn of [true, false]) {
    const client = reader({ isPartner: false, isSignedIn })
    for (const { error } of await take(client)) expect(error).toBeUndefined()
    expect(client.sent.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${testStudentToken}`,
      `Bearer ${testStudentToken}`,
    ])
  }
})

test("fetches and submits a quiz with the signed-in reader's token in partner modes [AUTH-016]", async () => {
  const client = reader({ isPartner: true, isSignedIn: true })
  for (const { error } of await take(client)) expect(error).toBeUndefined()
  const own = `Bearer ${author.session.current()?.accessToken}`
  expect(client.sent.map(({ authorization }) => authorization)).toEqual([own, own])
})

test('asks a partner’s reader to sign in before any request is sent', async () => {
  const client = reader({ isPartner: true, isSignedIn: false })
  for (const { error } of await take(client)) expect(error).toMatchObject({ success: false, error: 'sign-in-needed' })
  expect(client.sent).toEqual([])
})

test("sends authors' calls with their own token in every mode", async () => {
  const client = reader({ isPartner: false, isSignedIn: true })
  await client.store.dispatch(quizApi.endpoints.listWords.initiate({}))
  expect(client.sent.map(({ authorization }) => authorization)).toEqual([
    `Bearer ${author.session.current()?.accessToken}`,
  ])
})
