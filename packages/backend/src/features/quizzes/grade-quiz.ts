import { foldShortAnswer } from './fold-short-answer'
import { readQuestionType, type QuestionType } from '@lectern/core/book'

export interface KeyedAnswer {
  id: number
  text: string
  /** Accepted texts in other languages, for a short answer. */
  otherTexts?: readonly string[]
  isCorrect: boolean
}

export interface KeyedQuestion {
  id: number
  type: string | null
  answers: readonly KeyedAnswer[]
}

/** A reader's answer to one question: chosen ids or text. */
export interface SelectedAnswer {
  questionId: number
  answerIds?: readonly number[]
  text?: string
}

/** `isCorrect` is null for a question of unknown type. */
export interface QuestionGrade {
  questionId: number
  answered: boolean
  isCorrect: boolean | null
}

export interface QuizGrade {
  questions: QuestionGrade[]
  gradedCount: number
  correctCount: number
  /** Fraction of graded questions that are right, 0 to 1; 0 if none could be graded. */
  score: number
}

/**
 * Grades a submission by comparing it with the correct answers. A choice is right if it has every answer with `isCorrect` and no
 * other (of a single choice and of true or false: one of them), a written answer if it folds to the same text as an answer
 * with `isCorrect` in any language. A missing answer is wrong.
 *
 * @example
 * const questions = [{ id: 1, type: 'single-choice', answers: [{ id: 2, text: 'Owl', isCorrect: true }] }]
 * gradeQuiz(questions, [{ questionId: 1, answerIds: [2] }]).score // => 1
 * gradeQuiz(questions, []).score // => 0
 */
export function gradeQuiz(questions: readonly KeyedQuestion[], selected: readonly SelectedAnswer[]): QuizGrade {
  const selectedOf = new Map(selected.map((answer) => [answer.questionId, answer]))
  const grades = questions.map((question) => gradeQuestion(question, selectedOf.get(question.id)))
  const gradedCount = grades.filter(({ isCorrect }) => isCorrect !== null).length
  const correctCount = grades.filter(({ isCorrect }) => isCorrect === true).length
  return { questions: grades, gradedCount, correctCount, score: gradedCount === 0 ? 0 : correctCount / gradedCount }
}

function gradeQuestion(question: KeyedQuestion, selected: SelectedAnswer | undefined): QuestionGrade {
  const type = readQuestionType(question.type)
  const { answerIds, text = '' }: Partial<SelectedAnswer> = selected ?? {}
  const chosen = new Set(answerIds)
  const written = foldShortAnswer(text)
  if (type === null) return { questionId: question.id, answered: chosen.size > 0 || written !== '', isCorrect: null }
  const answered = type === 'short-answer' ? written !== '' : chosen.size > 0
  return { questionId: question.id, answered, isCorrect: answered && isRight(type, question.answers, chosen, written) }
}

function isRight(
  type: QuestionType,
  answers: readonly KeyedAnswer[],
  chosen: ReadonlySet<number>,
  written: string,
): boolean {
  const right = answers.filter(({ isCorrect }) => isCorrect)
  switch (type) {
    case 'short-answer':
      return right.some(({ text, otherTexts = [] }) =>
        [text, ...otherTexts].some((accepted) => foldShortAnswer(accepted) === written),
      )
    case 'multiple-choice':
      return chosen.size === right.length && right.every(({ id }) => chosen.has(id))
    case 'single-choice':
    case 'true-false':
      return chosen.size === 1 && right.some(({ id }) => chosen.has(id))
  }
}
