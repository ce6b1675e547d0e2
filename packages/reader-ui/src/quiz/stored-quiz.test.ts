import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { makeQuestion, makeQuiz } from '../testing/open-quiz-server'
import { openStoredQuiz, quizKey, writeStoredQuiz } from './stored-quiz'
import type { TakenQuiz } from './taken-quiz'

const quiz = makeQuiz({
  questions: [
    makeQuestion(1),
    makeQuestion(2, { type: 'multiple-choice', choices: ['a', 'b', 'c'] }),
    makeQuestion(3, { type: 'short-answer', choices: [] }),
  ],
})
const key = quizKey(7, null)
const now = { nowMs: 2000, seed: 'next' }
const sending = { key: 'k', isPractice: false, atMs: 1000 }
const taken: TakenQuiz = {
  answers: { 1: { answerIds: [11] }, 2: { answerIds: [21, 23] }, 3: { text: 'mice' } },
  attemptsLeft: null,
  seed: 'first',
  phase: { kind: 'answering', failure: null },
}

describe('a quiz stored on the device', () => {
  test('has its answers again after a reload', () => {
    const storage = memoryStorage()
    writeStoredQuiz(storage, key, taken)
    expect(openStoredQuiz(storage, key, quiz, now)).toEqual(taken)
  })
  test('sends a submission without a response again, with its key, while the server knows the key', () => {
    const storage = memoryStorage()
    writeStoredQuiz(storage, key, { ...taken, phase: { kind: 'sending', sending } })
    expect(openStoredQuiz(storage, key, quiz, now).phase).toEqual({ kind: 'waiting', sending, failure: null })
    const dayLater = openStoredQuiz(storage, key, quiz, { ...now, nowMs: 24 * 3_600_000 + 2000 })
    expect(dayLater).toEqual(taken)
  })
  test('drops answers that the quiz no longer has', () => {
    const storage = memoryStorage()
    writeStoredQuiz(storage, key, taken)
    const changed = { ...quiz, questions: [makeQuestion(1, { choices: [] }), makeQuestion(3)] }
    expect(openStoredQuiz(storage, key, changed, now).answers).toEqual({ 1: { answerIds: [] } })
  })
  test('is empty for another account, and after it was graded', () => {
    const storage = memoryStorage()
    writeStoredQuiz(storage, key, taken)
    expect(openStoredQuiz(storage, quizKey(7, 3), quiz, now).answers).toEqual({})
    const grade = { submissionId: 's', quizId: 7, isPractice: false, score: 1, correctCount: 1, gradedCount: 1 }
    writeStoredQuiz(storage, key, {
      ...taken,
      phase: { kind: 'graded', grade: { ...grade, attemptsUsed: 1, attemptsLeft: 0, questions: [] } },
    })
    expect(openStoredQuiz(storage, key, quiz, now)).toMatchObject({ answers: {}, seed: 'next' })
  })
  test('opens empty for any text of another program', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const storage = memoryStorage()
        storage.setItem(key, text)
        expect(openStoredQuiz(storage, key, quiz, now).phase.kind).toBe('answering')
      }),
    )
  })
})
