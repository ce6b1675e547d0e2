import { Quiz } from '@lectern/contracts/quiz'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook } from '../../testing/make-test-book'
import { makeTestQuiz, type TestQuiz } from '../../testing/make-test-quiz'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let bookId: number
let quiz: TestQuiz
/** Tokens of students, of other authors and of another domain: the book is not published. */
let others: { student: string; otherAuthor: string; outsider: string }
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  others = {
    student: await server.signIn('student@example.org', 'student'),
    otherAuthor: await server.signIn('other-author@example.org'),
    outsider: await server.signIn('outsider@example.org', 'user', await server.addDomain()),
  }
  bookId = (await makeTestBook(server, token)).bookId
  quiz = await makeTestQuiz(server, token, bookId, { haQuizId: 'ha-1', externalBookId: 'partner-1' })
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown) => server.call(method, path, { token, json })

/** Returns the responses to a caller without a token, a student, another author and another domain. */
async function refusals(method: string, path: string, json?: unknown) {
  const statuses = [(await server.call(method, path, { json })).status]
  for (const other of Object.values(others))
    statuses.push((await server.call(method, path, { token: other, json })).status)
  return statuses
}
const refused = [401, 403, 404, 404]

describe('a quiz', () => {
  test('is created with questions, answers and media, and read unchanged [API-QUIZ-007 API-QUIZ-008]', async () => {
    expect(quiz).toMatchObject({
      title: 'A quiz',
      haQuizId: 'ha-1',
      attemptsAllowed: 1,
      isOpenBook: false,
      showsAnswersToTestStudent: false,
      quizType: null,
    })
    const { body, status } = await call('GET', `/quiz/${bookId}?quizId=${quiz.id}`)
    expect([status, body]).toEqual([200, quiz])
    expect(quiz.questions.map(({ type }) => type)).toEqual([
      null,
      'MULTIPLE_CHOICE',
      'true-false',
      'short-answer',
      'drawing',
    ])
    expect(first(quiz.questions)).toMatchObject({
      media: [{ url: '/objects/owl.webp' }],
      answers: [{ text: 'The owl', isCorrect: true, why: 'secret-why' }, { text: 'The hen' }],
    })
    for (const [method, json] of [
      ['POST', { title: 'x' }],
      ['GET', undefined],
    ] as const) {
      const path = method === 'POST' ? `/quiz/${bookId}` : `/quiz/${bookId}?quizId=${quiz.id}`
      expect([method, await refusals(method, path, json)]).toEqual([method, refused])
    }
    expect((await call('POST', '/quiz/999999', { title: 'x' })).status).toBe(404)
    expect((await call('GET', `/quiz/${bookId}?quizId=999999`)).status).toBe(404)
    expect((await call('GET', `/quiz/${bookId}`)).body).toMatchObject({ code: 'invalid-field', field: 'quizId' })
  })

  test('is not found under another book [API-QUIZ-038]', async () => {
    const { bookId: otherId } = await makeTestBook(server, token, [])
    for (const [method, json] of [
      ['GET', undefined],
      ['PUT', {}],
      ['DELETE', undefined],
    ] as const) {
      expect([method, (await call(method, `/quiz/${otherId}?quizId=${quiz.id}`, json)).status]).toEqual([method, 404])
    }
  })

  test('changes in the given fields, and unknown ones survive [API-QUIZ-009]', async () => {
    const made = await makeTestQuiz(server, token, bookId, { attemptsAllowed: 3 })
    const path = `/quiz/${bookId}?quizId=${made.id}`
    const scoreFeedback = [{ fromPercent: 60, text: 'Good', texts: { es: 'Bien' } }]
    const titles = { es: 'Cambiado' }
    const change = { title: 'Changed', titles, scoreFeedback, colour: { of: 'a client' }, isOpenBook: true }
    const changed = Quiz.parse((await call('PUT', path, change)).body)
    expect(changed).toEqual({ ...made, ...change })
    const again = await call('PUT', path, { ...changed, quizType: 'exam' })
    expect([again.status, again.body]).toEqual([200, { ...changed, quizType: 'exam' }])
    expect(await refusals('PUT', path, { title: 'Taken' })).toEqual(refused)
    expect((await call('PUT', path, { title: '' })).body).toMatchObject({ field: 'title' })
    expect((await call('PUT', `/quiz/${bookId}?quizId=999999`, {})).status).toBe(404)
    expect((await call('GET', path)).body).toMatchObject({ title: 'Changed' })
  })

  test('is deleted with everything in it [API-QUIZ-010]', async () => {
    const made = await makeTestQuiz(server, token, bookId)
    const path = `/quiz/${bookId}?quizId=${made.id}`
    expect(await refusals('DELETE', path)).toEqual(refused)
    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { success: true } })
    expect((await call('GET', path)).status).toBe(404)
    expect((await call('GET', `/quiz/question?id=${first(made.questions).id}`)).status).toBe(404)
    expect((await call('DELETE', path)).status).toBe(404)
  })

  test.each([[0], [-3], [null], [undefined]])(
    'whose attemptsAllowed is %j has 1 [QUIZ-004]',
    async (attemptsAllowed) => {
      const field = attemptsAllowed === undefined ? {} : { attemptsAllowed }
      const made = await makeTestQuiz(server, token, bookId, { ...field, questions: [{ text: 'x', ...field }] })
      expect([made.attemptsAllowed, first(made.questions).attemptsAllowed]).toEqual([1, 1])
      await call('PUT', `/quiz/${bookId}?quizId=${made.id}`, { attemptsAllowed: 5 })
      const { body } = await call('PUT', `/quiz/${bookId}?quizId=${made.id}`, field)
      expect(body).toMatchObject({ attemptsAllowed: attemptsAllowed === undefined ? 5 : 1 })
    },
  )

  test('is refused with the name of an invalid field', async () => {
    const wrong: [unknown, string][] = [
      [{}, 'title'],
      [{ title: 'x', attemptsAllowed: 1.5 }, 'attemptsAllowed'],
      [{ title: 'x', attemptsAllowed: 3e9 }, 'attemptsAllowed'],
      [{ title: 'x'.repeat(301) }, 'title'],
      [{ title: 'x', questions: [{ text: 'y', answers: [{ text: 'z' }] }] }, 'questions.0.answers.0.isCorrect'],
      [
        { title: 'x', questions: [{ text: 'y', media: [{ type: 'a', url: 'javascript:alert(1)' }] }] },
        'questions.0.media.0.url',
      ],
    ]
    for (const [json, field] of wrong) {
      expect([json, await call('POST', `/quiz/${bookId}`, json)]).toMatchObject([
        json,
        { status: 422, body: { field } },
      ])
    }
    expect((await server.call('POST', `/quiz/${bookId}`, { token, raw: '{' })).status).toBe(400)
  })
})

test('the quizzes of a book are listed by its external or own id, for those who see the book [API-QUIZ-005]', async () => {
  const { bookId: shownId } = await makeTestBook(server, token)
  const inside = await makeTestQuiz(server, token, shownId, { externalBookId: 'partner-2' })
  const other = await makeTestQuiz(server, token, shownId, { title: 'Second' })
  const list = async (id: string | number, as: string) => {
    const { status, body } = await server.call('GET', `/quiz?externalBookId=${id}`, { token: as })
    expect(status).toBe(200)
    return Array.isArray(body) ? body.map(({ id: quizId }: { id: number }) => quizId) : []
  }
  expect(await list('partner-2', token)).toEqual([inside.id])
  expect(await list(shownId, token)).toEqual([inside.id, other.id])
  for (const as of Object.values(others)) expect(await list(shownId, as)).toEqual([])
  await server.call('POST', `/api/book/${shownId}/publish`, { token, json: { visibility: 'domain' } })
  expect(await list('partner-2', others.student)).toEqual([inside.id])
  expect(await list('partner-2', others.outsider)).toEqual([])
  expect(await list('nothing', token)).toEqual([])
  const response = await server.call('GET', `/quiz?externalBookId=${shownId}`, { token: others.student })
  expect(response.body).toMatchObject([
    { questionCount: 5, externalBookId: 'partner-2' },
    { externalBookId: String(shownId) },
  ])
  expect(response.text).not.toMatch(/isCorrect|secret/)
  const asGuest = () => server.call('GET', `/quiz?externalBookId=${shownId}`)
  expect((await asGuest()).body).toEqual([])
  await server.call('POST', `/api/book/${shownId}/publish`, { token, json: { visibility: 'public' } })
  const seen = await asGuest()
  expect(seen.body).toMatchObject([{ id: inside.id }, { id: other.id }])
  expect(seen.text).not.toMatch(/isCorrect|secret/)
  expect((await call('GET', '/quiz')).body).toMatchObject({ field: 'externalBookId' })
  expect((await call('GET', '/quiz?externalBookId=%00')).status).toBe(422)
})

test('a copy has its own ids, and changing it leaves the original unchanged [API-QUIZ-006]', async () => {
  const { status, body } = await call('POST', '/quiz/copy', { quizId: quiz.id })
  const copy = Quiz.parse(body)
  expect(status).toBe(201)
  const withoutIds = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, entry) => (/^(id|questionId|answerId|quizId)$/.test(key) ? undefined : entry)),
    )
  expect(withoutIds(copy)).toEqual(withoutIds({ ...quiz, haQuizId: null }))
  const ids = ({ questions }: TestQuiz) => questions.flatMap(({ id, answers }) => [id, ...answers.map((one) => one.id)])
  expect(ids(copy).filter((id) => ids(quiz).includes(id))).toEqual([])
  await call('PUT', `/quiz/answer/${first(first(copy.questions).answers).id}`, { text: 'Changed' })
  expect((await call('GET', `/quiz/${bookId}?quizId=${quiz.id}`)).body).toEqual(quiz)

  const { bookId: targetId } = await makeTestBook(server, token, [])
  const elsewhere = await call('POST', '/quiz/copy', { quizId: quiz.id, bookId: targetId, title: 'There' })
  expect(elsewhere.body).toMatchObject({ bookId: targetId, title: 'There', externalBookId: String(targetId) })
  expect(await refusals('POST', '/quiz/copy', { quizId: quiz.id })).toEqual(refused)
  const { bookId: foreignId } = await makeTestBook(server, others.otherAuthor, [])
  for (const json of [
    { quizId: 999_999 },
    { quizId: quiz.id, bookId: foreignId },
    { quizId: quiz.id, bookId: 999_999 },
  ]) {
    expect([json, (await call('POST', '/quiz/copy', json)).status]).toEqual([json, 404])
  }
  expect((await call('POST', '/quiz/copy', {})).body).toMatchObject({ field: 'quizId' })
})
