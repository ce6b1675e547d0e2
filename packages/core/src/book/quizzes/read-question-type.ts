/** A type of question that can be answered and graded. */
export type QuestionType = 'single-choice' | 'multiple-choice' | 'true-false' | 'short-answer'

const types: Readonly<Record<string, QuestionType>> = {
  singlechoice: 'single-choice',
  multiplechoice: 'multiple-choice',
  truefalse: 'true-false',
  shortanswer: 'short-answer',
}

/**
 * Returns the question type for a stored spelling: `SINGLE_CHOICE` and `singleChoice` are `single-choice`, as is a
 * missing type. Returns null for an unknown type.
 *
 * @example
 * readQuestionType('MULTIPLE_CHOICE') // => 'multiple-choice'
 * readQuestionType('drawing') // => null
 */
export function readQuestionType(type: string | null | undefined): QuestionType | null {
  if (type === null || type === undefined || type.trim() === '') return 'single-choice'
  const letters = type.toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(types, letters) ? (types[letters] ?? null) : null
}
