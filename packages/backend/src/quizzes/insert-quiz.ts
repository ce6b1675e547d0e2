import type { NewQuiz } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { Queryable } from '../database/open-database'
import { readAttemptsAllowed } from './attempts-allowed'
import { insertGivenQuestion } from './insert-questions'
import { keepQuizFields } from './other-fields'
import { insertQuiz } from './quizzes.repository'

/** Writes a quiz with everything below it; answers its id. */
export async function insertGivenQuiz(
  transaction: Queryable,
  bookId: number,
  quiz: z.output<typeof NewQuiz>,
): Promise<number> {
  const { title, haQuizId = null, externalBookId = null, quizType = null, isOpenBook = false, questions = [] } = quiz
  const { id } = await insertQuiz(transaction, {
    bookId,
    title,
    haQuizId,
    externalBookId,
    quizType,
    isOpenBook,
    attemptsAllowed: readAttemptsAllowed(quiz.attemptsAllowed),
    otherFields: keepQuizFields(quiz),
  })
  for (const question of questions) await insertGivenQuestion(transaction, id, question)
  return id
}
