import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionKeeper } from '../session'
import type { QuizToTake } from './endpoints.gen'
import { openQuizCalls } from './open-quiz-calls'

const ANSWER_TIME = 2000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const quiz: QuizToTake = {
  id: 7,
  bookId: 1,
  title: 'Owls',
  titles: {},
  haQuizId: null,
  externalBookId: '1',
  quizType: null,
  attemptsAllowed: 1,
  isOpenBook: false,
  attemptsUsed: 0,
  attemptsLeft: null,
  questions: [],
}

/** Opens the calls at a server that responds after two seconds, with another title each time. */
function openSlowCalls() {
  const stored = new Map([
    ['lectern.testStudent', JSON.stringify({ accessToken: 'student', expiresAt: '2999-01-01T00:00:00Z' })],
  ])
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  let answers = 0
  const session = createSessionKeeper({
    baseUrl: 'http://localhost',
    storage,
    nowSeconds: () => 0,
    async fetch() {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_TIME))
      answers += 1
      return Response.json({ ...quiz, title: `Owls ${answers}` })
    },
  })
  return openQuizCalls({ session, storage, isPartner: false })
}

test('loads a quiz again while the result of an earlier load expires', async () => {
  const calls = openSlowCalls()
  const first = calls.load('7')
  await vi.advanceTimersByTimeAsync(ANSWER_TIME)
  expect(await first).toMatchObject({ data: { title: 'Owls 1' } })
  await vi.advanceTimersByTimeAsync(59_000)
  const second = calls.load('7')
  await vi.advanceTimersByTimeAsync(ANSWER_TIME)
  expect(await second).toMatchObject({ data: { title: 'Owls 2' } })
})
