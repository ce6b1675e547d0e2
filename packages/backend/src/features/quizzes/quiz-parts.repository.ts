import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { quizAnswers, quizMedia, quizQuestions } from '../../entities/schema'
import { first, type AnswerRow, type MediaRow, type QuestionRow } from './quizzes.repository'

type NewRow<Row extends { orderIndex?: unknown }> = Omit<Row, 'orderIndex'> & { orderIndex: number | undefined }

/** Inserts a question, at the end of its quiz unless it has an index. */
export async function insertQuestion(
  database: Queryable,
  question: NewRow<typeof quizQuestions.$inferInsert>,
): Promise<QuestionRow> {
  const atEnd = sql<number>`(select coalesce(max(${quizQuestions.orderIndex}) + 1, 0) from ${quizQuestions}
    where ${quizQuestions.quizId} = ${question.quizId})`
  const values = { ...question, orderIndex: question.orderIndex ?? atEnd }
  return first(await database.insert(quizQuestions).values(values).returning())
}

/** Inserts an answer, at the end of its question unless it has an index. */
export async function insertAnswer(
  database: Queryable,
  answer: NewRow<typeof quizAnswers.$inferInsert>,
): Promise<AnswerRow> {
  const atEnd = sql<number>`(select coalesce(max(${quizAnswers.orderIndex}) + 1, 0) from ${quizAnswers}
    where ${quizAnswers.questionId} = ${answer.questionId})`
  const values = { ...answer, orderIndex: answer.orderIndex ?? atEnd }
  return first(await database.insert(quizAnswers).values(values).returning())
}

export async function insertMedium(database: Queryable, medium: typeof quizMedia.$inferInsert): Promise<MediaRow> {
  return first(await database.insert(quizMedia).values(medium).returning())
}

export async function changeQuestion(
  database: Queryable,
  id: number,
  change: Partial<typeof quizQuestions.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0) await database.update(quizQuestions).set(change).where(eq(quizQuestions.id, id))
}

export async function changeAnswer(
  database: Queryable,
  id: number,
  change: Partial<typeof quizAnswers.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0) await database.update(quizAnswers).set(change).where(eq(quizAnswers.id, id))
}

export async function changeMedium(
  database: Queryable,
  id: number,
  change: Partial<typeof quizMedia.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0) await database.update(quizMedia).set(change).where(eq(quizMedia.id, id))
}

export async function deleteQuestionRow(database: Queryable, id: number): Promise<void> {
  await database.delete(quizQuestions).where(eq(quizQuestions.id, id))
}

export async function deleteAnswerRow(database: Queryable, id: number): Promise<void> {
  await database.delete(quizAnswers).where(eq(quizAnswers.id, id))
}

export async function deleteMediumRow(database: Queryable, id: number): Promise<void> {
  await database.delete(quizMedia).where(eq(quizMedia.id, id))
}
