import { ApiFailure } from '../../entities/failures/api-failure'
import type { KeyedQuestion, QuestionGrade, SelectedAnswer } from './grade-quiz'

/** Throws for answers to questions of another quiz, answers of another question, and two answers to one question. */
export function refuseUnknownAnswers(questions: readonly KeyedQuestion[], selected: readonly SelectedAnswer[]): void {
  const answerIdsOf = new Map(questions.map(({ id, answers }) => [id, new Set(answers.map((answer) => answer.id))]))
  const seen = new Set<number>()
  for (const [index, { questionId, answerIds = [] }] of selected.entries()) {
    const path = `selectedAnswers.${index}`
    const known = answerIdsOf.get(questionId)
    if (!known) throw invalidAnswer(`${path}.questionId`, `the quiz has no question ${questionId}. Load it again.`)
    if (seen.has(questionId)) throw invalidAnswer(`${path}.questionId`, `question ${questionId} is answered twice.`)
    seen.add(questionId)
    const foreign = answerIds.find((id) => !known.has(id))
    if (foreign === undefined) continue
    throw invalidAnswer(`${path}.answerIds`, `question ${questionId} has no answer ${foreign}. Load the quiz again.`)
  }
}

/** Throws if a question that can be graded has no answer. */
export function refuseIncomplete(grades: readonly QuestionGrade[]): void {
  const open = grades.filter(({ answered, isCorrect }) => !answered && isCorrect !== null).length
  if (open === 0) return
  const what = open === 1 ? 'one question has no answer' : `${open} questions have no answer`
  throw invalidAnswer('incompleteQuizScoring', `${what}. Answer what is left, or send true to have it count as wrong.`)
}

function invalidAnswer(field: string, message: string): ApiFailure {
  return new ApiFailure('invalid-field', `${field}: ${message}`, { field })
}
