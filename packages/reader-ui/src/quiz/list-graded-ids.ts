import type { QuizToTake } from '@lectern/api-client/quiz/taking'
import { readQuestionType } from '@lectern/core/book'

/** Returns the ids of the questions that can be graded. */
export function listGradedIds({ questions }: QuizToTake): readonly number[] {
  return questions.flatMap(({ id, type }) => (readQuestionType(type) === null ? [] : [id]))
}
