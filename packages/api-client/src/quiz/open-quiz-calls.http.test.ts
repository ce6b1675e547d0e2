import { beforeAll, expect, inject, test } from 'vitest'
import { appApi } from '../app'
import { mainApi } from '../main'
import { createClient, first, signIn, type TestClient } from '../testing/create-client'
import { quizApi, type Quiz } from './endpoints.gen'
import { openQuizCalls } from './open-quiz-calls'

const server = inject('server')

let author: TestClient
/** Cannot see the answers of the author's quiz before the last attempt. */
let member: TestClient
let quiz: Quiz
beforeAll(async () => {
  author = await signIn(server)
  const { email } = first(server.expired)
  member = await signIn({ ...server, author: { email, password: server.author.password } })
  const { dispatch } = author.store
  const newBook = { title: 'Owls', language: 'en', visibility: 'public' as const }
  const { bookInfo, chapters } = await dispatch(mainApi.endpoints.createBook.initiate({ newBook })).unwrap()
  await dispatch(
    mainApi.endpoints.createPage.initiate({ id: first(chapters).id, pageFields: { name: 'One' } }),
  ).unwrap()
  await dispatch(appApi.endpoints.publishBook.initiate({ id: bookInfo.id, body: { visibility: 'public' } })).unwrap()
  const newQuiz = {
    title: 'Owls',
    titles: { es: 'Búhos' },
    attemptsAllowed: 2,
    questions: [{ text: 'Who?', feedback: 'By night.', answers: [{ text: 'The owl', isCorrect: true }] }],
  }
  quiz = await dispatch(quizApi.endpoints.createQuiz.initiate({ id: bookInfo.id, newQuiz })).unwrap()
})

/** Opens the calls of a reader's browser in a mode, signed in with a member's account or not. */
function openReader(o: { readonly isPartner: boolean; readonly isSignedIn: boolean }) {
  const { session, sent } = createClient(server.url)
  const own = member.session.current()
  if (o.isSignedIn && own !== null) session.signedIn(own)
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return { calls: openQuizCalls({ session, storage, isPartner: o.isPartner }), sent, stored, storage }
}

const answerOf = (taken: Quiz) => {
  const question = first(taken.questions)
  return {
    selectedAnswers: [{ questionId: question.id, answerIds: [first(question.answers).id] }],
    incompleteQuizScoring: true,
  }
}
const toSubmit = (key: string) => ({ id: String(quiz.id), submission: answerOf(quiz), isPractice: false, key })

test('fetches and submits with one test-student token outside partner modes [AUTH-014 AUTH-015]', async () => {
  for (const isSignedIn of [true, false]) {
    const { calls, sent, stored } = openReader({ isPartner: false, isSignedIn })
    const loaded = await calls.load(String(quiz.id))
    expect(loaded.data).toMatchObject({ title: 'Owls', titles: { es: 'Búhos' }, attemptsLeft: null })
    expect(JSON.stringify(loaded)).not.toMatch(/By night|isCorrect/)
    const submitted = await calls.submit(toSubmit(`guest-${isSignedIn}`))
    expect(submitted.data).toMatchObject({ score: 1, isPractice: true, questions: [{ feedback: 'By night.' }] })
    const kept: unknown = JSON.parse(stored.get('lectern.testStudent') ?? 'null')
    const token: unknown = Reflect.get(Object(kept), 'accessToken')
    expect(sent.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/api/auth/test-student', null],
      [`/quiz/user/${quiz.id}`, `Bearer ${String(token)}`],
      [`/quiz/user/${quiz.id}`, `Bearer ${String(token)}`],
    ])
  }
})

test('renews a test-student token that the server does not accept', async () => {
  const { calls, sent, storage } = openReader({ isPartner: false, isSignedIn: false })
  storage.setItem('lectern.testStudent', JSON.stringify({ accessToken: 'old', expiresAt: '2999-01-01T00:00:00Z' }))
  expect((await calls.load(String(quiz.id))).data).toMatchObject({ title: 'Owls' })
  expect(sent.map(({ path }) => path)).toEqual([
    `/quiz/user/${quiz.id}`,
    '/api/auth/test-student',
    `/quiz/user/${quiz.id}`,
  ])
})

test("fetches and submits with the reader's own token in partner modes, and counts a key once [API-QUIZ-003 API-QUIZ-004]", async () => {
  const { calls, sent } = openReader({ isPartner: true, isSignedIn: true })
  expect((await calls.load(String(quiz.id))).data).toMatchObject({ attemptsUsed: 0, attemptsLeft: 2 })
  const practice = await calls.submit({ ...toSubmit('practice-key'), isPractice: true })
  expect(practice.data).toMatchObject({ isPractice: true, attemptsLeft: 2, questions: [] })
  for (let time = 0; time < 3; time++) {
    const graded = await calls.submit(toSubmit('one-key'))
    expect(graded.data).toMatchObject({ score: 1, attemptsUsed: 1, attemptsLeft: 1 })
  }
  const own = `Bearer ${member.session.current()?.accessToken}`
  expect(new Set(sent.map(({ authorization }) => authorization))).toEqual(new Set([own]))
})

test("fails for a partner's guest before any request, and for a quiz that is gone", async () => {
  const guest = openReader({ isPartner: true, isSignedIn: false })
  expect((await guest.calls.load(String(quiz.id))).failure).toMatchObject({ success: false, code: 'sign-in-needed' })
  expect(guest.sent).toEqual([])
  const { calls } = openReader({ isPartner: false, isSignedIn: false })
  expect((await calls.load('999999')).failure).toMatchObject({ success: false, status: 404 })
})

test('keeps an id of the browser for results, and none in partner modes', async () => {
  const submitTwice = async (isPartner: boolean) => {
    const { calls, stored } = openReader({ isPartner, isSignedIn: true })
    for (const key of ['first', 'second']) await calls.submit(toSubmit(`${key}-${isPartner}`))
    return stored.get('lectern.quizBrowser')
  }
  expect(await submitTwice(false)).toMatch(/^[\da-f]{32}$/)
  expect(await submitTwice(true)).toBeUndefined()
})
