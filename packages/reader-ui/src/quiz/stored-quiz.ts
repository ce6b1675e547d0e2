import type { QuizToTake } from '@lectern/api-client/quiz/taking'
import { readQuestionType } from '@lectern/core/book'
import type { PlaceStorage } from '../store/stored-place'
import type { QuestionAnswer, Sending, TakenQuiz } from './taken-quiz'

/** The server knows a key for a day: after that the same submission could count twice. */
const keyLifeMs = 23 * 3_600_000
const greatestTextLength = 2000

/** @param reader id of the account; null for a guest */
export function quizKey(quizId: number, reader: number | null): string {
  return `lectern.quiz.${reader ?? 'guest'}.${quizId}`
}

/** Stores answers, and a submission without a response. Nothing is stored of a graded quiz. */
export function writeStoredQuiz(storage: PlaceStorage, key: string, { answers, seed, phase }: TakenQuiz): void {
  const isOpen = phase.kind !== 'graded'
  const sending = phase.kind === 'sending' || phase.kind === 'waiting' ? { sending: phase.sending } : {}
  try {
    storage.setItem(key, JSON.stringify(isOpen ? { answers, seed, ...sending } : {}))
  } catch (reason) {
    console.warn('The answers are not kept over a reload: the storage is full.', reason)
  }
}

export interface NewAttempt {
  readonly nowMs: number
  /** Seed of an attempt that begins now. */
  readonly seed: string
}

/** Returns the quiz with what this device keeps of it. Answers to changed questions are dropped. */
export function openStoredQuiz(
  storage: PlaceStorage,
  key: string,
  quiz: QuizToTake,
  { nowMs, seed: newSeed }: NewAttempt,
): TakenQuiz {
  const stored = parse(storage.getItem(key))
  const kept: unknown = Reflect.get(stored, 'answers')
  const answers = Object.fromEntries(
    quiz.questions.flatMap((question) => {
      const answer = readAnswer(question, Reflect.get(Object(kept), String(question.id)))
      return answer === null ? [] : [[question.id, answer] as const]
    }),
  )
  const sending = readSending(Reflect.get(stored, 'sending'))
  const keptSeed: unknown = Reflect.get(stored, 'seed')
  const seed = typeof keptSeed === 'string' ? keptSeed : newSeed
  const { attemptsLeft } = quiz
  if (sending === null || nowMs - sending.atMs > keyLifeMs) {
    return { answers, attemptsLeft, seed, phase: { kind: 'answering', failure: null } }
  }
  return { answers, attemptsLeft, seed, phase: { kind: 'waiting', sending, failure: null } }
}

function parse(text: string | null): object {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // The text is not ours: the quiz opens without answers.
    return {}
  }
}

function readAnswer({ type, answers }: QuizToTake['questions'][number], kept: unknown): QuestionAnswer | null {
  const text: unknown = Reflect.get(Object(kept), 'text')
  const ids: unknown = Reflect.get(Object(kept), 'answerIds')
  const known = readQuestionType(type)
  if (known === 'short-answer') return typeof text === 'string' ? { text: text.slice(0, greatestTextLength) } : null
  if (known === null || !Array.isArray(ids)) return null
  const answerIds = answers.flatMap(({ id }) => (ids.includes(id) ? [id] : []))
  return { answerIds: known === 'multiple-choice' ? answerIds : answerIds.slice(0, 1) }
}

function readSending(kept: unknown): Sending | null {
  const read = (name: string): unknown => Reflect.get(Object(kept), name)
  const [key, isPractice, atMs] = [read('key'), read('isPractice'), read('atMs')]
  if (typeof key !== 'string' || typeof isPractice !== 'boolean' || typeof atMs !== 'number') return null
  return { key, isPractice, atMs }
}
