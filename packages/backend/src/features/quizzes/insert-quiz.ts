import type { NewQuiz } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import { readAttemptsAllowed } from './read-attempts-allowed'
import { insertGivenQuestion } from './insert-questions'
import { mergeQuizFields } from './merge-quiz-fields'
import { insertQuiz } from './quizzes.repository'

/** Inserts a quiz with everything below it; returns its id. */
export async function insertGivenQuiz(
  transaction: Queryable,
  bookId: number,
  quiz: z.output<typeof NewQuiz>,
): Promise<number> {
  const { title, haQuizId = null, externalBookId = null, quizType = null, questions = [] } = quiz
  const { isOpenBook = false, showsAnswersToTestStudent = false } = quiz
  const { id } = await insertQuiz(transaction, {
    bookId,
    title,
    haQuizId,
    externalBookId,
    quizType,
    isOpenBook,
    showsAnswersToTestStudent,
    attemptsAllowed: readAttemptsAllowed(quiz.attemptsAllowed),
    otherFields: mergeQuizFields(quiz),
  })
  for (const question of questions) await insertGivenQuestion(transaction, id, question)
  return id
}
