import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { books, quizAnswers, quizMedia, quizQuestions, quizzes } from '../../entities/schema'

export type QuizRow = typeof quizzes.$inferSelect
export type QuestionRow = typeof quizQuestions.$inferSelect
export type AnswerRow = typeof quizAnswers.$inferSelect
export type MediaRow = typeof quizMedia.$inferSelect

export type ReadAnswer = AnswerRow & { media: MediaRow[] }

export type ReadQuestion = QuestionRow & { media: MediaRow[]; answers: ReadAnswer[] }

export type ReadQuiz = QuizRow & { questions: ReadQuestion[] }

/** Returns a quiz with everything below it, in order. */
export async function findQuiz(database: Queryable, id: number): Promise<ReadQuiz | null> {
  const [quiz] = await database.select().from(quizzes).where(eq(quizzes.id, id))
  return quiz ? { ...quiz, questions: await readQuestions(database, eq(quizQuestions.quizId, id)) } : null
}

/** Returns every quiz of a book with everything below it, in order of creation. */
export async function readQuizzesOfBook(database: Queryable, bookId: number): Promise<ReadQuiz[]> {
  const rows = await database.select().from(quizzes).where(eq(quizzes.bookId, bookId)).orderBy(asc(quizzes.id))
  return Promise.all(
    rows.map(async (quiz) => ({
      ...quiz,
      questions: await readQuestions(database, eq(quizQuestions.quizId, quiz.id)),
    })),
  )
}

export async function findQuestion(database: Queryable, id: number): Promise<ReadQuestion | null> {
  const [question] = await readQuestions(database, eq(quizQuestions.id, id))
  return question ?? null
}

export async function findAnswer(database: Queryable, id: number): Promise<ReadAnswer | null> {
  const [answer] = await database.select().from(quizAnswers).where(eq(quizAnswers.id, id))
  if (!answer) return null
  const media = await database.select().from(quizMedia).where(eq(quizMedia.answerId, id)).orderBy(asc(quizMedia.id))
  return { ...answer, media }
}

export async function findMedium(database: Queryable, id: number): Promise<MediaRow | null> {
  const [medium] = await database.select().from(quizMedia).where(eq(quizMedia.id, id))
  return medium ?? null
}

async function readQuestions(database: Queryable, where: SQL): Promise<ReadQuestion[]> {
  const questions = await database
    .select()
    .from(quizQuestions)
    .where(where)
    .orderBy(asc(quizQuestions.orderIndex), asc(quizQuestions.id))
  const questionIds = questions.map(({ id }) => id)
  if (questionIds.length === 0) return []
  const responses = await database
    .select()
    .from(quizAnswers)
    .where(inArray(quizAnswers.questionId, questionIds))
    .orderBy(asc(quizAnswers.orderIndex), asc(quizAnswers.id))
  const ofAnswers = database
    .select({ id: quizAnswers.id })
    .from(quizAnswers)
    .where(inArray(quizAnswers.questionId, questionIds))
  const media = await database
    .select()
    .from(quizMedia)
    .where(or(inArray(quizMedia.questionId, questionIds), inArray(quizMedia.answerId, ofAnswers)))
    .orderBy(asc(quizMedia.id))
  const mediaOfQuestion = groupBy(media, ({ questionId }) => questionId)
  const mediaOfAnswer = groupBy(media, ({ answerId }) => answerId)
  const answersOf = groupBy(responses, ({ questionId }) => questionId)
  return questions.map((question) => ({
    ...question,
    media: mediaOfQuestion(question.id),
    answers: answersOf(question.id).map((answer) => ({
      ...answer,
      media: mediaOfAnswer(answer.id),
    })),
  }))
}

/** Groups rows by key. Returns a function that returns the rows of a key, possibly none. */
function groupBy<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return (key) => groups.get(key) ?? []
}

/** Returns the quizzes of books that `isVisible` admits, by the book's id here or in another system. */
export async function listQuizzesOfBook(
  database: Queryable,
  externalBookId: string,
  isVisible: SQL<boolean>,
): Promise<{ quiz: QuizRow; questionCount: number }[]> {
  return database
    .select({
      quiz: quizzes,
      questionCount: sql<number>`(select count(*)::int from ${quizQuestions} where ${quizQuestions.quizId} = ${quizzes.id})`,
    })
    .from(quizzes)
    .innerJoin(books, eq(books.id, quizzes.bookId))
    .where(
      and(or(eq(quizzes.externalBookId, externalBookId), sql`${quizzes.bookId}::text = ${externalBookId}`), isVisible),
    )
    .orderBy(asc(quizzes.id))
}

export async function insertQuiz(database: Queryable, quiz: typeof quizzes.$inferInsert): Promise<QuizRow> {
  return first(await database.insert(quizzes).values(quiz).returning())
}

export async function changeQuiz(
  database: Queryable,
  id: number,
  change: Partial<typeof quizzes.$inferInsert>,
): Promise<void> {
  await database
    .update(quizzes)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(quizzes.id, id))
}

export async function deleteQuiz(database: Queryable, id: number): Promise<void> {
  await database.delete(quizzes).where(eq(quizzes.id, id))
}

/** Returns the inserted row. */
export function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('the row was not written')
  return row
}
