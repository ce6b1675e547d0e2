export type QuestionType = 'single-choice' | 'multiple-choice' | 'true-false' | 'short-answer'

const types: Readonly<Record<string, QuestionType>> = {
  singlechoice: 'single-choice',
  multiplechoice: 'multiple-choice',
  truefalse: 'true-false',
  shortanswer: 'short-answer',
}

/**
 * The kind of question that a stored type means, however it is spelt: `SINGLE_CHOICE` and `singleChoice` are
 * `single-choice`, and so is a question without a type. Null for a type that is not known here.
 */
export function readQuestionType(type: string | null | undefined): QuestionType | null {
  if (type === null || type === undefined || type.trim() === '') return 'single-choice'
  const letters = type.toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(types, letters) ? (types[letters] ?? null) : null
}
