import type { GradedQuestion, GradedQuiz } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { QuestionGrade, QuizGrade } from './grade-quiz'
import { readQuestionType } from '@lectern/core/book'
import type { ReadQuestion, ReadQuiz } from './quizzes.repository'

type Presented = Pick<z.input<typeof GradedQuiz>, 'score' | 'correctCount' | 'gradedCount' | 'questions'>

/** Details that a graded submission reveals to its reader. */
export interface Revealed {
  /** False: only the score. */
  questions: boolean
  feedback: 'of all questions' | 'of answered questions'
  /** The correct answers of the questions that get feedback. */
  keys: boolean
}

/** Presents a graded submission to its reader. */
export function presentGrade(quiz: ReadQuiz, grade: QuizGrade, revealed: Revealed): Presented {
  const { score, correctCount, gradedCount } = grade
  if (!revealed.questions) return { score, correctCount, gradedCount, questions: [] }
  const gradeOf = new Map(grade.questions.map((question) => [question.questionId, question]))
  const questions = quiz.questions.flatMap((question) => {
    const questionGrade = gradeOf.get(question.id)
    return questionGrade ? [presentQuestionGrade(question, questionGrade, revealed)] : []
  })
  return { score, correctCount, gradedCount, questions }
}

function presentQuestionGrade(
  question: ReadQuestion,
  { questionId, answered, isCorrect }: QuestionGrade,
  { feedback, keys }: Revealed,
): z.input<typeof GradedQuestion> {
  const type = readQuestionType(question.type)
  const hasFeedback = answered || feedback === 'of all questions'
  const visibleFeedback = hasFeedback ? { feedback: question.feedback } : {}
  if (type === null) {
    const notice = `Questions of the type "${question.type}" are not graded.`
    return { questionId, graded: false, answered, isCorrect, notice, ...visibleFeedback }
  }
  const visibleKeys = hasFeedback && keys ? keysOf(question) : {}
  return { questionId, graded: true, answered, isCorrect, ...visibleFeedback, ...visibleKeys }
}

function keysOf({ type, answers }: ReadQuestion): Partial<z.input<typeof GradedQuestion>> {
  const right = answers.filter(({ isCorrect }) => isCorrect)
  return readQuestionType(type) === 'short-answer'
    ? { acceptedTexts: right.map(({ text }) => text) }
    : { correctAnswerIds: right.map(({ id }) => id) }
}
