import { Quiz, QuizAnswer, QuizQuestion, QuizSummary } from '@lectern/contracts/quiz'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'

type Fields = Readonly<Record<string, unknown>>

/** Returns a client's fields without a column, and the titles; `before` are the stored ones. */
export function mergeQuizFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  const merged = mergeOtherFields(before, body, Quiz, QuizSummary)
  return 'titles' in body ? { ...merged, titles: body['titles'] } : merged
}

export function mergeQuestionFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  return mergeOtherFields(before, body, QuizQuestion)
}

export function mergeAnswerFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  return mergeOtherFields(before, body, QuizAnswer)
}
