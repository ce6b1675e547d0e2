import { typeOf, type QuestionDraft } from './quiz-draft'

/** A reason why readers cannot answer a question, or cannot answer it correctly. */
export type QuestionProblem = 'no-text' | 'too-few-answers' | 'empty-answer' | 'equal-answers' | 'no-right-answer'

/** Returns the problems of a question; none if its type is unknown. A question with problems can still be saved. */
export function listQuestionProblems(question: QuestionDraft): QuestionProblem[] {
  const type = typeOf(question)
  if (type === null) return []
  const { answers } = question
  const texts = answers.map(({ text }) => text.trim())
  const isShort = type === 'short-answer'
  const written = texts.filter((text) => text !== '')
  const problems: QuestionProblem[] = []
  if (question.text.trim() === '' && question.media.length === 0) problems.push('no-text')
  if (!isShort && answers.length < 2) problems.push('too-few-answers')
  if (answers.some(({ text, media }) => text.trim() === '' && (isShort || media.length === 0))) {
    problems.push('empty-answer')
  }
  if (new Set(written).size < written.length) problems.push('equal-answers')
  if (!answers.some(({ isCorrect }) => isCorrect)) problems.push('no-right-answer')
  return problems
}
