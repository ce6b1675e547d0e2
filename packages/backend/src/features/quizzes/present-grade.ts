import type { GradedQuestion, GradedQuiz } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { QuestionGrade, QuizGrade } from './grade-quiz'
import { pickScoreText } from './pick-score-text'
import { readFeedbacks, readScoreFeedback, readTexts } from './read-quiz-texts'
import { readQuestionType } from '@lectern/core/book'
import type { ReadQuestion, ReadQuiz } from './quizzes.repository'

type Presented = Pick<
  z.input<typeof GradedQuiz>,
  'score' | 'correctCount' | 'gradedCount' | 'scoreFeedback' | 'questions'
>

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
  const scoreText = gradedCount === 0 ? null : pickScoreText(readScoreFeedback(quiz.otherFields), score)
  return {
    score,
    correctCount,
    gradedCount,
    ...(scoreText === null ? {} : { scoreFeedback: scoreText }),
    questions,
  }
}

function presentQuestionGrade(
  question: ReadQuestion,
  { questionId, answered, isCorrect }: QuestionGrade,
  { feedback, keys }: Revealed,
): z.input<typeof GradedQuestion> {
  const type = readQuestionType(question.type)
  const hasFeedback = answered || feedback === 'of all questions'
  const visibleFeedback = hasFeedback
    ? { feedback: question.feedback, feedbacks: readFeedbacks(question.otherFields) }
    : {}
  if (type === null) {
    const notice = `Questions of the type "${question.type}" are not graded.`
    return { questionId, graded: false, answered, isCorrect, notice, ...visibleFeedback }
  }
  const visibleKeys = hasFeedback && keys ? keysOf(question) : {}
  return { questionId, graded: true, answered, isCorrect, ...visibleFeedback, ...visibleKeys }
}

function keysOf({ type, answers }: ReadQuestion): Partial<z.input<typeof GradedQuestion>> {
  const right = answers.filter(({ isCorrect }) => isCorrect)
  if (readQuestionType(type) !== 'short-answer') return { correctAnswerIds: right.map(({ id }) => id) }
  const accepted = right.map(({ text, otherFields }) => ({ text, texts: readTexts(otherFields) }))
  const languages = [...new Set(accepted.flatMap(({ texts }) => Object.keys(texts)))]
  const inLanguage = (code: string) => accepted.map(({ text, texts }) => texts[code]?.trim() || text)
  const acceptedTexts = accepted.map(({ text }) => text)
  if (languages.length === 0) return { acceptedTexts }
  const acceptedTextsByLanguage = Object.fromEntries(languages.map((code) => [code, inLanguage(code)]))
  return { acceptedTexts, acceptedTextsByLanguage }
}
