import { Quiz, QuizAnswer, QuizQuestion, QuizSummary } from '@lectern/contracts/quiz'
import { unknownFields } from '../http/unknown-fields'

type Fields = Readonly<Record<string, unknown>>

/** What a client sends along that the server has no column for. */
export function otherQuizFields(body: Fields): Record<string, unknown> {
  return unknownFields(unknownFields(body, Quiz), QuizSummary)
}

export function otherQuestionFields(body: Fields): Record<string, unknown> {
  return unknownFields(body, QuizQuestion)
}

export function otherAnswerFields(body: Fields): Record<string, unknown> {
  return unknownFields(body, QuizAnswer)
}
