import type { NewQuizMedia, QuizMediaChange } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { presentMedium } from './present-quiz'
import { changeMedium, deleteMediumRow, insertMedium } from './quiz-parts.repository'
import { lockQuizForAuthor, partNotFound, requireQuizAuthor } from './quiz-rights'
import { findMedium } from './quizzes.repository'

export async function readMedium(database: Database, caller: Caller, id: number) {
  await requireQuizAuthor(database, caller, { kind: 'medium', id })
  const medium = await findMedium(database, id)
  if (!medium) throw partNotFound({ kind: 'medium', id })
  return presentMedium(medium)
}

export async function createMedium(database: Database, caller: Caller, medium: z.output<typeof NewQuizMedia>) {
  const { type, url, language = null, metadata = {}, questionId = null, answerId = null } = medium
  if ((questionId === null) === (answerId === null)) {
    throw new ApiFailure('invalid-field', 'questionId: name the question or the answer that the medium belongs to.', {
      field: 'questionId',
    })
  }
  const id = await database.transaction(async (transaction) => {
    if (questionId !== null) await lockQuizForAuthor(transaction, caller, { kind: 'question', id: questionId })
    if (answerId !== null) await lockQuizForAuthor(transaction, caller, { kind: 'answer', id: answerId })
    const row = await insertMedium(transaction, { type, url, language, metadata, questionId, answerId })
    return row.id
  })
  return readMedium(database, caller, id)
}

export async function updateMedium(
  database: Database,
  caller: Caller,
  id: number,
  change: z.output<typeof QuizMediaChange>,
) {
  await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'medium', id })
    const { type, url, language, metadata } = change
    await changeMedium(transaction, id, {
      ...(type === undefined ? {} : { type }),
      ...(url === undefined ? {} : { url }),
      ...(language === undefined ? {} : { language }),
      ...(metadata === undefined ? {} : { metadata }),
    })
  })
  return readMedium(database, caller, id)
}

export async function deleteMedium(database: Database, caller: Caller, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockQuizForAuthor(transaction, caller, { kind: 'medium', id })
    await deleteMediumRow(transaction, id)
  })
}
