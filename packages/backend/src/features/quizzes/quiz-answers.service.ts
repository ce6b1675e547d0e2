import type { NewQuizAnswer, QuizAnswerChange } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { insertGivenAnswer } from './insert-questions'
import { mergeAnswerFields } from './merge-quiz-fields'
import { presentAnswer } from './present-quiz'
import { changeAnswer, deleteAnswerRow } from './quiz-parts.repository'
import { lockQuizForAuthor, partNotFound, requireQuizAuthor } from './quiz-rights'
import { findAnswer } from './quizzes.repository'

export async function readAnswer(database: Database, caller: Caller, id: number) {
  await requireQuizAuthor(database, caller, { kind: 'answer', id })
  const response = await findAnswer(database, id)
  if (!response) throw partNotFound({ kind: 'answer', id })
  return presentAnswer(response)
}

export async function createAnswer(
  database: Database,
  caller: Caller,
  questionId: number,
  answer: z.output<typeof NewQuizAnswer>,
) {
  if (typeof answer.questionId === 'number' && answer.questionId !== questionId) {
    throw new ApiFailure('invalid-field', `questionId: the address names question ${questionId}.`, {
      field: 'questionId',
    })
  }
  const id = await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'question', id: questionId })
    return insertGivenAnswer(transaction, questionId, answer)
  })
  return readAnswer(database, caller, id)
}

export async function updateAnswer(
  database: Database,
  caller: Caller,
  id: number,
  change: z.output<typeof QuizAnswerChange>,
) {
  await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'answer', id })
    const current = await findAnswer(transaction, id)
    const { text, isCorrect, orderIndex } = change
    await changeAnswer(transaction, id, {
      ...(text === undefined ? {} : { text }),
      ...(isCorrect === undefined ? {} : { isCorrect }),
      ...(orderIndex === undefined ? {} : { orderIndex }),
      otherFields: mergeAnswerFields(change, current?.otherFields),
    })
  })
  return readAnswer(database, caller, id)
}

export async function deleteAnswer(database: Database, caller: Caller, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'answer', id })
    await deleteAnswerRow(transaction, id)
  })
}
