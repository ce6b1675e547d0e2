import { Quiz, QuizAnswer, QuizQuestion, QuizSummary } from '@lectern/contracts/quiz'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'

type Fields = Readonly<Record<string, unknown>>

/** Returns a client's fields without a column; `before` are the stored ones. */
export function mergeQuizFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  return mergeOtherFields(before, body, Quiz, QuizSummary)
}

export function mergeQuestionFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  return mergeOtherFields(before, body, QuizQuestion)
}

export function mergeAnswerFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  return mergeOtherFields(before, body, QuizAnswer)
}
