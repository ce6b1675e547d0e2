import type { GradedQuiz, QuizFailure, QuizSubmission } from '@lectern/api-client/quiz/taking'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepQuiz } from './step-quiz'
import type { QuestionAnswer, QuizAnswers, QuizEvent, TakenQuiz } from './taken-quiz'

const gradedIds = [1, 2, 3]
const failure = (code: string): QuizFailure => ({
  success: false,
  error: code,
  message: '',
  status: 409,
  code,
  msg: '',
})
const grade = (attemptsLeft: number | null, isPractice: boolean): GradedQuiz => ({
  submissionId: 's',
  quizId: 7,
  isPractice,
  score: 0,
  correctCount: 0,
  gradedCount: 3,
  attemptsUsed: 1,
  attemptsLeft,
  questions: [],
})

const answers = fc.oneof(
  fc.record({ answerIds: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }) }),
  fc.record({ text: fc.constantFrom('', ' ', 'mice') }),
)
const events: fc.Arbitrary<QuizEvent> = fc.oneof(
  fc.record({ type: fc.constant('answered' as const), questionId: fc.constantFrom(...gradedIds), answer: answers }),
  fc.record({
    type: fc.constant('submitPressed' as const),
    isPractice: fc.boolean(),
    key: fc.uuid(),
    atMs: fc.nat(),
  }),
  fc.record({ type: fc.constant('incompleteConfirmed' as const), key: fc.uuid(), atMs: fc.nat() }),
  fc.constant({ type: 'incompleteDeclined' as const }),
  fc.record({
    type: fc.constant('failed' as const),
    failure: fc.constantFrom('network', 'no-attempts-left', 'invalid-field').map(failure),
    isPassing: fc.boolean(),
  }),
  fc.constant({ type: 'retried' as const }),
  fc.record({ type: fc.constant('resultsLeft' as const), seed: fc.uuid() }),
  fc.constant({ type: 'graded' as const, grade: grade(0, false) }),
)
const starts: fc.Arbitrary<TakenQuiz> = fc
  .constantFrom(null, 0, 1, 2)
  .map((attemptsLeft) => ({ answers: {}, attemptsLeft, seed: 's', phase: { kind: 'answering', failure: null } }))

interface Sent {
  readonly key: string
  readonly isPractice: boolean
  readonly submission: QuizSubmission
  /** The quiz, with answers and attempts, at the time of sending. */
  readonly before: TakenQuiz
}

/** Runs events against a server that counts attempts; a `graded` event is its response to the last submission. */
function run(start: TakenQuiz, list: readonly QuizEvent[]) {
  let quiz = start
  const sent: Sent[] = []
  const states = [start]
  for (const event of list) {
    const { phase, attemptsLeft } = quiz
    const left =
      attemptsLeft === null || phase.kind !== 'sending' || phase.sending.isPractice ? attemptsLeft : attemptsLeft - 1
    const isPractice = phase.kind === 'sending' && phase.sending.isPractice
    const answer = event.type === 'graded' ? { ...event, grade: grade(left, isPractice) } : event
    const step = stepQuiz(quiz, answer, gradedIds)
    if (step.send !== null) {
      const { sending, submission } = step.send
      sent.push({ key: sending.key, isPractice: sending.isPractice, submission, before: quiz })
    }
    quiz = step.quiz
    states.push(quiz)
  }
  return { quiz, sent, states }
}

const isGiven = (answer: QuestionAnswer | undefined) =>
  answer !== undefined && ('text' in answer ? answer.text.trim() !== '' : answer.answerIds.length > 0)

function countGiven(given: QuizAnswers): number {
  return Object.values(given).filter(isGiven).length
}

describe('a taken quiz, for any order of events', () => {
  test('loses no answer: only leaving graded results empties them', () => {
    fc.assert(
      fc.property(starts, fc.array(events, { maxLength: 40 }), (start, list) => {
        let quiz = start
        for (const event of list) {
          const { quiz: next } = stepQuiz(quiz, event, gradedIds)
          const mayLose = event.type === 'resultsLeft' && quiz.phase.kind === 'graded'
          const isChanged = (id: number) => event.type === 'answered' && event.questionId === id
          const kept = mayLose ? [] : gradedIds.filter((id) => !isChanged(id))
          expect(kept.map((id) => next.answers[id])).toEqual(kept.map((id) => quiz.answers[id]))
          quiz = next
        }
      }),
    )
  })
  test('sends each key with one content, and every given answer', () => {
    fc.assert(
      fc.property(starts, fc.array(events, { maxLength: 40 }), (start, list) => {
        const contents = new Map<string, string>()
        for (const { key, isPractice, submission, before } of run(start, list).sent) {
          const content = JSON.stringify([isPractice, submission])
          expect(contents.get(key) ?? content).toBe(content)
          contents.set(key, content)
          expect(submission.selectedAnswers).toHaveLength(countGiven(before.answers))
        }
      }),
    )
  })
  test('resends only the same submission until the server has graded or refused it', () => {
    fc.assert(
      fc.property(starts, fc.array(events, { maxLength: 40 }), (start, list) => {
        let quiz = start
        let unansweredKey: string | null = null
        for (const event of list) {
          if (event.type === 'graded' || (event.type === 'failed' && !event.isPassing)) unansweredKey = null
          const { quiz: next, send } = stepQuiz(quiz, event, gradedIds)
          if (send !== null) {
            expect(unansweredKey ?? send.sending.key).toBe(send.sending.key)
            expect(quiz.phase.kind).not.toBe('sending')
            unansweredKey = send.sending.key
          }
          quiz = next
        }
      }),
      { numRuns: 1000 },
    )
  })
  test('has never fewer than 0 attempts left, and sends no attempt without one', () => {
    fc.assert(
      fc.property(starts, fc.array(events, { maxLength: 40 }), (start, list) => {
        const { states, sent } = run(start, list)
        expect(states.filter(({ attemptsLeft }) => attemptsLeft !== null && attemptsLeft < 0)).toEqual([])
        expect(sent.filter(({ isPractice, before }) => !isPractice && before.attemptsLeft === 0)).toEqual([])
      }),
    )
  })
  test('keeps its order of answers until the results of an attempt are left with its answers', () => {
    fc.assert(
      fc.property(starts, fc.array(events, { maxLength: 40 }), (start, list) => {
        let quiz = start
        for (const event of list) {
          const { quiz: next } = stepQuiz(quiz, event, gradedIds)
          if (next.seed !== quiz.seed) {
            expect([quiz.phase.kind, event]).toEqual(['graded', { type: 'resultsLeft', seed: next.seed }])
            expect(next.answers).toEqual({})
          }
          quiz = next
        }
      }),
    )
  })
  test('asks before it sends fewer answers than questions', () => {
    fc.assert(
      fc.property(starts, fc.array(events, { maxLength: 40 }), (start, list) => {
        const unasked = run(start, list).sent.filter(({ before }) => before.phase.kind === 'answering')
        expect(unasked.filter(({ submission }) => submission.selectedAnswers.length < gradedIds.length)).toEqual([])
      }),
    )
  })
})
