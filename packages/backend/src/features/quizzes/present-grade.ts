import type { GradedQuestion, GradedQuiz } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { QuestionGrade, QuizGrade } from './grade-quiz'
import { readQuestionType } from '../../entities/quizzes/read-question-type'
import type { ReadQuestion, ReadQuiz } from './quizzes.repository'

type Presented = Pick<z.input<typeof GradedQuiz>, 'score' | 'correctCount' | 'gradedCount' | 'questions'>

/**
 * Presents a graded submission to its reader. Practice is free, so it reveals keys and feedback of answered questions
 * only; an attempt reveals all.
 */
export function presentGrade(quiz: ReadQuiz, grade: QuizGrade, { isPractice }: { isPractice: boolean }): Presented {
  const { score, correctCount, gradedCount } = grade
  const gradeOf = new Map(grade.questions.map((question) => [question.questionId, question]))
  const questions = quiz.questions.flatMap((question) => {
    const questionGrade = gradeOf.get(question.id)
    return questionGrade ? [presentQuestionGrade(question, questionGrade, questionGrade.answered || !isPractice)] : []
  })
  return { score, correctCount, gradedCount, questions }
}

function presentQuestionGrade(
  question: ReadQuestion,
  { questionId, answered, isCorrect }: QuestionGrade,
  revealsKeys: boolean,
): z.input<typeof GradedQuestion> {
  const type = readQuestionType(question.type)
  const visibleFeedback = revealsKeys ? { feedback: question.feedback } : {}
  if (type === null) {
    const notice = `Questions of the type "${question.type}" are not graded.`
    return { questionId, graded: false, answered, isCorrect, notice, ...visibleFeedback }
  }
  return { questionId, graded: true, answered, isCorrect, ...visibleFeedback, ...(revealsKeys ? keysOf(question) : {}) }
}

function keysOf({ type, answers }: ReadQuestion): Partial<z.input<typeof GradedQuestion>> {
  const right = answers.filter(({ isCorrect }) => isCorrect)
  return readQuestionType(type) === 'short-answer'
    ? { acceptedTexts: right.map(({ text }) => text) }
    : { correctAnswerIds: right.map(({ id }) => id) }
}
