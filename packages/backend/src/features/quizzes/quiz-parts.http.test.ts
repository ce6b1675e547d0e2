import { QuizAnswer, QuizMedia, QuizQuestion } from '@lectern/contracts/quiz'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook } from '../../testing/make-test-book'
import { makeTestQuiz, type TestQuiz } from '../../testing/make-test-quiz'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let quiz: TestQuiz
/** Tokens of students, of other authors and of another domain: the book is not published. */
let others: string[]
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  others = [
    await server.signIn('student@example.org', 'student'),
    await server.signIn('other-author@example.org'),
    await server.signIn('outsider@example.org', 'user', await server.addDomain()),
  ]
  quiz = await makeTestQuiz(server, token, (await makeTestBook(server, token)).bookId)
})
afterAll(() => server.stop())

const call = (method: string, path: string, json?: unknown) => server.call(method, path, { token, json })
const done = { status: 200, body: { success: true } }

/** Expects refusals for callers without a token, a student, another author and another domain. */
async function expectRefusals(method: string, path: string, json?: unknown) {
  const statuses = [(await server.call(method, path, { json })).status]
  for (const other of others) statuses.push((await server.call(method, path, { token: other, json })).status)
  expect([method, path, statuses]).toEqual([method, path, [401, 403, 404, 404]])
}

/** Expects refusals of an unknown and of a missing id. */
async function expectIdToBeNeeded(method: string, path: string, json?: unknown) {
  expect((await call(method, `${path}?id=999999`, json)).status).toBe(404)
  expect(await call(method, path, json)).toMatchObject({ status: 422, body: { field: 'id' } })
}

describe('a question', () => {
  const make = async (more: object = {}) => {
    const json = { quizId: quiz.id, text: 'New?', answers: [{ text: 'Yes', isCorrect: true }], colour: 'red', ...more }
    const made = await call('POST', '/quiz/question', json)
    return { status: made.status, question: QuizQuestion.parse(made.body), json }
  }

  test('is appended to its quiz with its answers [API-QUIZ-011]', async () => {
    const { status, question, json } = await make()
    expect(status).toBe(201)
    expect(question).toMatchObject({
      quizId: quiz.id,
      text: 'New?',
      type: null,
      feedback: null,
      attemptsAllowed: 1,
      orderIndex: 5,
      colour: 'red',
      answers: [{ questionId: question.id, text: 'Yes', isCorrect: true }],
    })
    await call('PUT', `/quiz/question?id=${question.id}`, { orderIndex: 1_000_000 })
    expect((await make()).question.orderIndex).toBe(1_000_001)
    await expectRefusals('POST', '/quiz/question', json)
    expect((await call('POST', '/quiz/question', { ...json, quizId: 999_999 })).status).toBe(404)
    expect(await call('POST', '/quiz/question', { quizId: quiz.id })).toMatchObject({
      status: 422,
      body: { field: 'text' },
    })
  })

  test('is read by ?id= [API-QUIZ-012 API-QUIZ-038]', async () => {
    const { question } = await make()
    const path = `/quiz/question?id=${question.id}`
    expect(await call('GET', path)).toMatchObject({ status: 200, body: question })
    await expectRefusals('GET', path)
    await expectIdToBeNeeded('GET', '/quiz/question')
  })

  test('changes in the given fields [API-QUIZ-013]', async () => {
    const { question } = await make()
    const path = `/quiz/question?id=${question.id}`
    const texts = { texts: { es: '¿Más nuevo?' }, feedbacks: { es: 'Así es.' }, shufflesAnswers: true }
    const change = { text: 'Newer?', feedback: 'So it is.', ...texts, orderIndex: 0, shade: 'dark' }
    const changed = await call('PUT', path, change)
    expect([changed.status, changed.body]).toEqual([200, { ...question, ...change }])
    expect((await call('GET', path)).body).toEqual(changed.body)
    await expectRefusals('PUT', path, { text: 'Taken' })
    await expectIdToBeNeeded('PUT', '/quiz/question', change)
    expect((await call('PUT', path, { orderIndex: -1 })).body).toMatchObject({ field: 'orderIndex' })
    expect((await call('GET', path)).body).toEqual(changed.body)
  })

  test('is deleted with its answers [API-QUIZ-014]', async () => {
    const { question } = await make()
    const path = `/quiz/question?id=${question.id}`
    await expectRefusals('DELETE', path)
    await expectIdToBeNeeded('DELETE', '/quiz/question')
    expect((await call('GET', path)).status).toBe(200)
    expect(await call('DELETE', path)).toMatchObject(done)
    expect((await call('GET', path)).status).toBe(404)
    expect((await call('GET', `/quiz/answer/${first(question.answers).id}`)).status).toBe(404)
  })
})

describe('an answer', () => {
  const make = async () => {
    const questionId = first(quiz.questions).id
    const json = { questionId, text: 'The bat', isCorrect: false, why: 'no bird' }
    const made = await call('POST', `/quiz/answer/${questionId}`, json)
    return { status: made.status, answer: QuizAnswer.parse(made.body), json }
  }

  test('is created under the question whose id is in the address [API-QUIZ-015 API-QUIZ-038]', async () => {
    const { status, answer, json } = await make()
    expect([status, answer]).toEqual([201, { ...json, id: answer.id, texts: {}, orderIndex: 2, media: [] }])
    const path = `/quiz/answer/${json.questionId}`
    await expectRefusals('POST', path, json)
    expect((await call('POST', '/quiz/answer/999999', { text: 'x', isCorrect: true })).status).toBe(404)
    const elsewhere = { ...json, questionId: json.questionId + 1 }
    expect(await call('POST', path, elsewhere)).toMatchObject({ status: 422, body: { field: 'questionId' } })
    expect(await call('POST', path, { text: 'x' })).toMatchObject({ status: 422, body: { field: 'isCorrect' } })
  })

  test('is read by its own id [API-QUIZ-016]', async () => {
    const { answer } = await make()
    expect(await call('GET', `/quiz/answer/${answer.id}`)).toMatchObject({ status: 200, body: answer })
    await expectRefusals('GET', `/quiz/answer/${answer.id}`)
    expect((await call('GET', '/quiz/answer/999999')).status).toBe(404)
  })

  test('changes in the given fields [API-QUIZ-017]', async () => {
    const { answer } = await make()
    const path = `/quiz/answer/${answer.id}`
    const changed = await call('PUT', path, { isCorrect: true })
    expect([changed.status, changed.body]).toEqual([200, { ...answer, isCorrect: true }])
    await expectRefusals('PUT', path, { text: 'Taken' })
    expect((await call('PUT', '/quiz/answer/999999', { text: 'x' })).status).toBe(404)
    expect((await call('PUT', path, { isCorrect: 'yes' })).body).toMatchObject({ field: 'isCorrect' })
    expect((await call('GET', path)).body).toEqual(changed.body)
  })

  test('is deleted without its question [API-QUIZ-018]', async () => {
    const { answer } = await make()
    const path = `/quiz/answer/${answer.id}`
    await expectRefusals('DELETE', path)
    expect((await call('DELETE', '/quiz/answer/999999')).status).toBe(404)
    expect((await call('GET', path)).status).toBe(200)
    expect(await call('DELETE', path)).toMatchObject(done)
    expect((await call('GET', path)).status).toBe(404)
    expect((await call('GET', `/quiz/question?id=${answer.questionId}`)).status).toBe(200)
  })
})

describe.each(['question', 'answer'])('a medium of a %s', (owner) => {
  const make = async () => {
    const question = first(quiz.questions)
    const json = {
      type: 'sound',
      url: 'https://media.example/owl.mp3',
      language: 'en',
      metadata: { seconds: 2 },
      questionId: owner === 'question' ? question.id : null,
      answerId: owner === 'answer' ? first(question.answers).id : null,
    }
    const made = await call('POST', '/quiz/media', json)
    return { status: made.status, medium: QuizMedia.parse(made.body), json }
  }

  test('is created for exactly one owner [API-QUIZ-019]', async () => {
    const { status, medium, json } = await make()
    expect([status, medium]).toEqual([201, { id: medium.id, ...json }])
    await expectRefusals('POST', '/quiz/media', json)
    const question = first(quiz.questions)
    for (const [questionId, answerId] of [
      [null, null],
      [question.id, first(question.answers).id],
    ]) {
      const refused = await call('POST', '/quiz/media', { ...json, questionId, answerId })
      expect(refused).toMatchObject({ status: 422, body: { field: 'questionId' } })
    }
    expect((await call('POST', '/quiz/media', { ...json, [`${owner}Id`]: 999_999 })).status).toBe(404)
  })

  test('is read by ?id= [API-QUIZ-020 API-QUIZ-038]', async () => {
    const { medium } = await make()
    const path = `/quiz/media?id=${medium.id}`
    expect(await call('GET', path)).toMatchObject({ status: 200, body: medium })
    await expectRefusals('GET', path)
    await expectIdToBeNeeded('GET', '/quiz/media')
  })

  test('changes in the given fields [API-QUIZ-021]', async () => {
    const { medium } = await make()
    const path = `/quiz/media?id=${medium.id}`
    const change = { url: '/objects/owl.mp3', metadata: { seconds: 3 } }
    const changed = await call('PUT', path, change)
    expect([changed.status, changed.body]).toEqual([200, { ...medium, ...change }])
    await expectRefusals('PUT', path, change)
    await expectIdToBeNeeded('PUT', '/quiz/media', change)
    expect((await call('PUT', path, { url: 'data:text/html,x' })).body).toMatchObject({ field: 'url' })
    expect((await call('GET', path)).body).toEqual(changed.body)
  })

  test('is deleted [API-QUIZ-022]', async () => {
    const { medium } = await make()
    const path = `/quiz/media?id=${medium.id}`
    await expectRefusals('DELETE', path)
    await expectIdToBeNeeded('DELETE', '/quiz/media')
    expect((await call('GET', path)).status).toBe(200)
    expect(await call('DELETE', path)).toMatchObject(done)
    expect((await call('GET', path)).status).toBe(404)
  })
})
