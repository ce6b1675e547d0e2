import { Quiz, QuizAnswer, QuizQuestion, QuizSummary } from '@lectern/contracts/quiz'
import { keepOtherFields } from '../http/keep-other-fields'

type Fields = Readonly<Record<string, unknown>>

/** What a client sends along that the server has no column for; `before` is what is kept of it already. */
export function keepQuizFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  return keepOtherFields(before, body, Quiz, QuizSummary)
}

export function keepQuestionFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  return keepOtherFields(before, body, QuizQuestion)
}

export function keepAnswerFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  return keepOtherFields(before, body, QuizAnswer)
}
