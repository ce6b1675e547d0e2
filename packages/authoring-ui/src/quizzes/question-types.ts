import type { QuestionType } from '@lectern/core/book'

/** The types of questions that authors can choose. */
export const questionTypes = [
  'single-choice',
  'multiple-choice',
  'true-false',
  'short-answer',
] as const satisfies readonly QuestionType[]

/** The text that names each type. */
export const typeTexts = {
  'single-choice': 'quizTypeSingle',
  'multiple-choice': 'quizTypeMultiple',
  'true-false': 'quizTypeTrueFalse',
  'short-answer': 'quizTypeShort',
} as const satisfies Record<QuestionType, string>
