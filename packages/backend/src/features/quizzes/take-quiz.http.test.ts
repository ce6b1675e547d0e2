import { GradedQuiz, QuizResults, QuizToTake } from '@lectern/contracts/quiz'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { first, makeTestBook } from '../../testing/make-test-book'
import { makeTestQuiz, type TestQuiz } from '../../testing/make-test-quiz'
import { startTestBackend, type TestBackend } from '../../testing/start-test-backend'

let server: TestBackend
let token: string
let bookId: number
let student: string
let quiz: TestQuiz
beforeAll(async () => {
  server = await startTestBackend()
  token = await server.signIn('author@example.org')
  student = await server.signIn('student@example.org', 'student')
  bookId = (await makeTestBook(server, token)).bookId
  await server.call('POST', `/api/book/${bookId}/publish`, { token, json: { visibility: 'domain' } })
  quiz = await makeTestQuiz(server, token, bookId, { haQuizId: 'ha-1', attemptsAllowed: 3 })
})
afterAll(() => server.stop())

const read = (id: string | number, as?: string) =>
  server.call('GET', `/quiz/user/${id}`, as === undefined ? {} : { token: as })
const submit = (id: string | number, json: unknown, as = student, query = '') =>
  server.call('POST', `/quiz/user/${id}${query}`, { token: as, json })

const wrongTexts = 'something else'

/** Answers every question of the quiz, all right or all wrong. */
function answersTo({ questions }: TestQuiz, isRight: boolean) {
  return questions.map(({ id, type, answers }) =>
    type === 'short-answer'
      ? { questionId: id, text: isRight ? `  ${first(answers).text.toUpperCase()}! ` : wrongTexts }
      : { questionId: id, answerIds: answers.filter(({ isCorrect }) => isCorrect === isRight).map((one) => one.id) },
  )
}

describe('a quiz to be taken', () => {
  test('is read by its id or its haQuizId without any key [API-QUIZ-003 QUIZ-014]', async () => {
    for (const name of [quiz.id, 'ha-1']) {
      for (const as of [student, token]) {
        const { status, body, text } = await read(name, as)
        expect([name, status]).toEqual([name, 200])
        expect(text).not.toMatch(/isCorrect|secret/)
        const shown = QuizToTake.parse(body)
        expect(shown).toMatchObject({ id: quiz.id, attemptsAllowed: 3, attemptsUsed: 0, attemptsLeft: 3 })
        expect(shown.questions.map(({ answers }) => answers.length)).toEqual([2, 3, 2, 0, 0])
      }
    }
  })

  test('has the texts of each language, and says which answers to shuffle', async () => {
    const [one, two] = QuizToTake.parse((await read(quiz.id, student)).body).questions
    expect(one).toMatchObject({ texts: { es: '¿Quién vela de noche?' }, shufflesAnswers: false })
    expect(one?.answers.map(({ texts }) => texts)).toEqual([{ es: 'El búho' }, {}])
    expect(two).toMatchObject({ texts: {}, shufflesAnswers: true })
  })

  test('is readable for those who may read its book, with their own token [AUTH-016]', async () => {
    const outsider = await server.signIn('outsider@example.org', 'student', await server.addDomain())
    expect((await read(quiz.id)).status).toBe(401)
    expect((await read(quiz.id, outsider)).status).toBe(404)
    expect((await submit(quiz.id, { selectedAnswers: [], incompleteQuizScoring: true }, outsider)).status).toBe(404)
    expect((await server.call('POST', `/quiz/user/${quiz.id}`, { json: { selectedAnswers: [] } })).status).toBe(401)
    for (const name of ['999999', 'nothing', '-1', '1e3', '99999999999999999999']) {
      expect([name, (await read(name, student)).status]).toEqual([name, 404])
    }
    expect((await read('%00', student)).status).toBe(422)
  })

  test('is readable for authors only if its book is unpublished', async () => {
    const hidden = await makeTestQuiz(server, token, (await makeTestBook(server, token)).bookId)
    expect([(await read(hidden.id, student)).status, (await read(hidden.id, token)).status]).toEqual([404, 200])
  })
})

describe('a submission', () => {
  test('is graded by the keys, which are then returned [API-QUIZ-004 QUIZ-010 QUIZ-014]', async () => {
    const own = await makeTestQuiz(server, token, bookId, { attemptsAllowed: 2 })
    const response = await submit(own.id, { selectedAnswers: answersTo(own, true) })
    expect(response.status).toBe(200)
    const right = GradedQuiz.parse(response.body)
    expect(right).toMatchObject({
      score: 1,
      correctCount: 4,
      gradedCount: 4,
      isPractice: false,
      attemptsUsed: 1,
      attemptsLeft: 1,
    })
    expect(right.questions.map(({ isCorrect }) => isCorrect)).toEqual([true, true, true, true, null])
    expect(right.questions[0]).toMatchObject({
      feedback: 'secret-feedback: owls hunt by night.',
      correctAnswerIds: [first(first(own.questions).answers).id],
    })
    expect(right.questions[0]?.feedbacks).toEqual({ es: 'secret-feedback: los búhos cazan de noche.' })
    expect(right.questions[3]?.acceptedTexts).toEqual(['secret-mice'])
    expect(right.questions[3]?.acceptedTextsByLanguage).toEqual({ es: ['secret-ratones'] })
    expect(right.scoreFeedback).toEqual({ text: 'secret-range: great.', texts: { es: 'secret-range: genial.' } })
    expect(right.questions[4]).toMatchObject({
      graded: false,
      notice: 'Questions of the type "drawing" are not graded.',
    })
    const wrong = await submit(own.id, { selectedAnswers: answersTo(own, false) })
    expect(wrong.body).toMatchObject({ score: 0, correctCount: 0, attemptsLeft: 0 })
    expect(wrong.body).toMatchObject({ scoreFeedback: { text: 'secret-range: read again.' } })
  })

  test('may have the accepted text of any language', async () => {
    const own = await makeTestQuiz(server, token, bookId)
    const asked = own.questions[3]
    const selectedAnswers = [{ questionId: asked?.id, text: 'SECRET-RATONES' }]
    const graded = await submit(own.id, { selectedAnswers, incompleteQuizScoring: true })
    expect(graded.body).toMatchObject({ correctCount: 1 })
  })

  test('is graded here, whatever score it contains [QUIZ-014]', async () => {
    const own = await makeTestQuiz(server, token, bookId)
    const [one, ...rest] = answersTo(own, true)
    const cheated = [{ ...one, answerIds: [], isCorrect: true, score: 1 }, ...rest]
    const json = { selectedAnswers: cheated, incompleteQuizScoring: true, score: 1, correctCount: 99 }
    expect((await submit(own.id, json)).body).toMatchObject({ score: 0.75, correctCount: 3 })
  })

  test('may be incomplete if it says so; missing answers count as wrong [QUIZ-010]', async () => {
    const own = await makeTestQuiz(server, token, bookId)
    const [one] = answersTo(own, true)
    for (const rest of [{}, { incompleteQuizScoring: false }]) {
      const refused = await submit(own.id, { selectedAnswers: [one], ...rest })
      expect(refused).toMatchObject({ status: 422, body: { code: 'invalid-field', field: 'incompleteQuizScoring' } })
    }
    expect((await read(own.id, student)).body).toMatchObject({ attemptsUsed: 0 })
    const graded = await submit(own.id, { selectedAnswers: [one], incompleteQuizScoring: true })
    expect(graded.body).toMatchObject({ score: 0.25, correctCount: 1, gradedCount: 4, attemptsUsed: 1 })
  })

  test('costs no attempt for practice and returns the score alone while attempts are left [API-QUIZ-004 QUIZ-010 QUIZ-014]', async () => {
    const own = await makeTestQuiz(server, token, bookId, { attemptsAllowed: 2 })
    for (const attemptsUsed of [0, 1]) {
      for (const isRight of [true, false]) {
        const json = { selectedAnswers: answersTo(own, isRight) }
        const { status, body, text } = await submit(own.id, json, student, '?isPractice=true')
        expect(status).toBe(200)
        const score = isRight ? 1 : 0
        expect(body).toMatchObject({ isPractice: true, attemptsUsed, attemptsLeft: 2 - attemptsUsed, score })
        expect(GradedQuiz.parse(body).questions).toEqual([])
        expect(text).not.toMatch(/secret|correctAnswerIds|acceptedTexts|"isCorrect"/)
      }
      const counted = await submit(own.id, { selectedAnswers: answersTo(own, true) }, student, '?isPractice=false')
      expect(counted.body).toMatchObject({ isPractice: false, attemptsLeft: 1 - attemptsUsed })
    }
  })

  test('returns everything to an author who tries the own quiz, and counts no attempt', async () => {
    const hidden = await makeTestBook(server, token)
    for (const place of [bookId, hidden.bookId]) {
      const own = await makeTestQuiz(server, token, place, { attemptsAllowed: 1 })
      const json = { selectedAnswers: answersTo(own, false) }
      const { status, body } = await submit(own.id, json, token, '?isPractice=true')
      expect(status).toBe(200)
      expect(body).toMatchObject({ isPractice: true, attemptsUsed: 0, attemptsLeft: 1 })
      const [question] = GradedQuiz.parse(body).questions
      expect(question).toMatchObject({ feedback: 'secret-feedback: owls hunt by night.' })
      expect(question?.correctAnswerIds).toHaveLength(1)
    }
  })

  test('returns feedback and keys of answered questions for practice after the last attempt [QUIZ-014]', async () => {
    const own = await makeTestQuiz(server, token, bookId)
    await submit(own.id, { selectedAnswers: answersTo(own, false) })
    const json = { selectedAnswers: answersTo(own, false).slice(0, 1), incompleteQuizScoring: true }
    const { body, text } = await submit(own.id, json, student, '?isPractice=true')
    expect(GradedQuiz.parse(body).questions[0]).toMatchObject({
      feedback: 'secret-feedback: owls hunt by night.',
      correctAnswerIds: [first(first(own.questions).answers).id],
    })
    expect(text).not.toMatch(/secret-mice|secret-drawing/)
    expect((await submit(own.id, { selectedAnswers: [] }, student, '?isPractice=maybe')).status).toBe(422)
  })

  test('must be of this quiz and answer no question twice', async () => {
    const [one, two] = quiz.questions
    const other = await makeTestQuiz(server, token, bookId)
    const foreign = first(other.questions).id
    const wrong: [unknown, string][] = [
      [{}, 'selectedAnswers'],
      [{ selectedAnswers: 'all' }, 'selectedAnswers'],
      [{ selectedAnswers: [{ questionId: foreign, answerIds: [] }] }, 'selectedAnswers.0.questionId'],
      [{ selectedAnswers: [{ questionId: one?.id }, { questionId: one?.id }] }, 'selectedAnswers.1.questionId'],
      [{ selectedAnswers: [{ questionId: one?.id, answerIds: [two?.answers[0]?.id] }] }, 'selectedAnswers.0.answerIds'],
      [{ selectedAnswers: [{ questionId: one?.id, answerIds: ['1'] }] }, 'selectedAnswers.0.answerIds.0'],
      [{ selectedAnswers: [], incompleteQuizScoring: 'yes' }, 'incompleteQuizScoring'],
    ]
    for (const [json, field] of wrong) {
      expect([json, await submit(quiz.id, json)]).toMatchObject([json, { status: 422, body: { field } }])
    }
    expect((await submit('999999', { selectedAnswers: [] })).status).toBe(404)
    expect((await server.call('POST', `/quiz/user/${quiz.id}`, { token: student, raw: '{' })).status).toBe(400)
    expect((await read(quiz.id, student)).body).toMatchObject({ attemptsUsed: 0 })
  })
})

describe('the attempts of a reader', () => {
  const submitting = (own: TestQuiz, as: string) => submit(own.id, { selectedAnswers: answersTo(own, true) }, as)

  test.each([1, 3])('are limited to %i, even simultaneously [QUIZ-002]', async (attemptsAllowed) => {
    const own = await makeTestQuiz(server, token, bookId, { attemptsAllowed })
    const second = await server.startAnother()
    const submission = { token: student, json: { selectedAnswers: answersTo(own, true) } }
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? server : second).call('POST', `/quiz/user/${own.id}`, submission)),
    )
    await second.stop()
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(attemptsAllowed)
    const refused = responses.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(20 - attemptsAllowed)
    for (const { body } of refused) expect(body).toMatchObject({ code: 'no-attempts-left' })
    expect((await read(own.id, student)).body).toMatchObject({ attemptsUsed: attemptsAllowed, attemptsLeft: 0 })
  })

  test('are counted once each when 200 readers submit at once and repeat their requests', async () => {
    const own = await makeTestQuiz(server, token, bookId, { attemptsAllowed: 2 })
    const readers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => server.signIn(`crowd-${index}@example.org`, 'student')),
    )
    const second = await server.startAnother()
    const submitAll = (to: TestBackend) =>
      Promise.all(
        readers.map((as, index) =>
          to.call('POST', `/quiz/user/${own.id}`, {
            token: as,
            json: { selectedAnswers: answersTo(own, index % 2 === 0) },
            headers: { 'idempotency-key': `crowd-${index}` },
          }),
        ),
      )
    const atOnce = (await Promise.all([submitAll(server), submitAll(second)])).flat()
    await second.stop()
    // A request whose twin is still being carried out is told to try again.
    const refused = atOnce.filter(({ status }) => status !== 200)
    expect(refused.filter(({ body }) => Reflect.get(Object(body), 'code') !== 'conflict')).toEqual([])
    const repeated = await submitAll(server)
    const ids = [...atOnce.filter(({ status }) => status === 200), ...repeated].map(
      ({ body }) => GradedQuiz.parse(body).submissionId,
    )
    expect(new Set(ids).size).toBe(200)
    const results = QuizResults.parse((await server.call('GET', `/quiz/results?quizId=${own.id}`, { token })).body)
    expect(results.readers).toHaveLength(200)
    for (const { attemptsUsed, submissions } of results.readers) {
      expect([attemptsUsed, submissions.length]).toEqual([1, 1])
    }
    const scores = results.readers.map(({ submissions }) => submissions[0]?.score)
    expect(scores.filter((score) => score === 1)).toHaveLength(100)
    expect(scores.filter((score) => score === 0)).toHaveLength(100)
  })

  test('are counted by quiz and by reader [QUIZ-002]', async () => {
    const own = await makeTestQuiz(server, token, bookId)
    const other = await server.signIn('other@example.org', 'student')
    expect((await submitting(own, student)).status).toBe(200)
    expect((await submitting(own, student)).status).toBe(409)
    expect((await submitting(own, other)).status).toBe(200)
    expect((await submitting(await makeTestQuiz(server, token, bookId), student)).status).toBe(200)
  })

  test('are reset by an author of the book, for one or all, never by a student [API-QUIZ-023 QUIZ-013]', async () => {
    const own = await makeTestQuiz(server, token, bookId)
    const other = await server.signIn('other@example.org', 'student')
    const { id: otherId } = await server.backend.accounts.saveAccount({ email: 'other@example.org', role: 'student' })
    for (const as of [student, other]) await submitting(own, as)
    const path = `/admin/reset-user-grades?quizId=${own.id}`
    const reset = (query: string, as?: string) => server.call('DELETE', query, as === undefined ? {} : { token: as })

    const otherAuthor = await server.signIn('other-author@example.org')
    const outsider = await server.signIn('outside-author@example.org', 'user', await server.addDomain())
    const statuses = await Promise.all([undefined, student, otherAuthor, outsider].map((as) => reset(path, as)))
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 403, 404])
    expect((await reset('/admin/reset-user-grades', token)).body).toMatchObject({ field: 'quizId' })
    expect((await reset('/admin/reset-user-grades?quizId=999999', token)).status).toBe(404)
    expect((await submitting(own, student)).status).toBe(409)

    expect((await reset(`${path}&userId=${otherId}`, token)).body).toEqual({ success: true, reset: 1 })
    expect([(await submitting(own, student)).status, (await submitting(own, other)).status]).toEqual([409, 200])
    expect((await reset(path, token)).body).toEqual({ success: true, reset: 2 })
    expect((await reset(path, token)).body).toEqual({ success: true, reset: 0 })
    expect((await submitting(own, student)).status).toBe(200)
  })
})
