import type { NewQuizQuestion, QuizQuestionChange } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { Database } from '../../entities/schema/database-handle'
import type { Caller } from '../../entities/rights/caller'
import { readAttemptsAllowed } from './read-attempts-allowed'
import { insertGivenQuestion } from './insert-questions'
import { mergeQuestionFields } from './merge-quiz-fields'
import { presentQuestion } from './present-quiz'
import { changeQuestion, deleteQuestionRow } from './quiz-parts.repository'
import { lockQuizForAuthor, partNotFound, requireQuizAuthor } from './quiz-rights'
import { findQuestion } from './quizzes.repository'

export async function readQuestion(database: Database, caller: Caller, id: number) {
  await requireQuizAuthor(database, caller, { kind: 'question', id })
  const question = await findQuestion(database, id)
  if (!question) throw partNotFound({ kind: 'question', id })
  return presentQuestion(question)
}

export async function createQuestion(database: Database, caller: Caller, question: z.output<typeof NewQuizQuestion>) {
  const id = await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'quiz', id: question.quizId })
    return insertGivenQuestion(transaction, question.quizId, question)
  })
  return readQuestion(database, caller, id)
}

export async function updateQuestion(
  database: Database,
  caller: Caller,
  id: number,
  change: z.output<typeof QuizQuestionChange>,
) {
  await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'question', id })
    const current = await findQuestion(transaction, id)
    const { text, type, feedback, attemptsAllowed, orderIndex } = change
    await changeQuestion(transaction, id, {
      ...(text === undefined ? {} : { text }),
      ...(type === undefined ? {} : { type }),
      ...(feedback === undefined ? {} : { feedback }),
      ...(attemptsAllowed === undefined ? {} : { attemptsAllowed: readAttemptsAllowed(attemptsAllowed) }),
      ...(orderIndex === undefined ? {} : { orderIndex }),
      otherFields: mergeQuestionFields(change, current?.otherFields),
    })
  })
  return readQuestion(database, caller, id)
}

export async function deleteQuestion(database: Database, caller: Caller, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'question', id })
    await deleteQuestionRow(transaction, id)
  })
}
