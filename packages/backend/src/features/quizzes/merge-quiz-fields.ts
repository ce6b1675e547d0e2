import { Quiz, QuizAnswer, QuizQuestion, QuizSummary } from '@lectern/contracts/quiz'
import { mergeOtherFields } from '../../platform/http/merge-other-fields'

type Fields = Readonly<Record<string, unknown>>

/** Returns a client's fields without a column; `before` are the stored ones. */
export function mergeQuizFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  const merged = mergeOtherFields(before, body, Quiz, QuizSummary)
  return { ...merged, ...pickFields(body, ['titles', 'scoreFeedback']) }
}

export function mergeQuestionFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  const merged = mergeOtherFields(before, body, QuizQuestion)
  return { ...merged, ...pickFields(body, ['texts', 'feedbacks', 'shufflesAnswers']) }
}

export function mergeAnswerFields(body: Fields, before: Fields = {}): Record<string, unknown> {
  return { ...mergeOtherFields(before, body, QuizAnswer), ...pickFields(body, ['texts']) }
}

/** Returns the fields that have a shape of their own but no column. */
function pickFields(body: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.flatMap((name) => (name in body ? [[name, body[name]]] : [])))
}
