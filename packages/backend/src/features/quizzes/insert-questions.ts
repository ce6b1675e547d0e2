import type { NestedAnswer, NestedMedia, NestedQuestion } from '@lectern/contracts/quiz'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import { quizAnswers, quizMedia, quizQuestions } from '../../entities/schema'
import { readAttemptsAllowed } from './read-attempts-allowed'
import { mergeAnswerFields, mergeQuestionFields } from './merge-quiz-fields'
import { insertAnswer, insertQuestion } from './quiz-parts.repository'
import type { ReadAnswer, ReadQuestion } from './quizzes.repository'

type GivenMedium = z.output<typeof NestedMedia>
type GivenAnswer = z.output<typeof NestedAnswer>
type GivenQuestion = z.output<typeof NestedQuestion>

/** Inserts a question with its answers and media; returns its id. */
export async function insertGivenQuestion(
  transaction: Queryable,
  quizId: number,
  question: GivenQuestion,
): Promise<number> {
  const { text, type = null, feedback = null, attemptsAllowed, orderIndex, media = [], answers = [] } = question
  const row = await insertQuestion(transaction, {
    quizId,
    text,
    type,
    feedback,
    attemptsAllowed: readAttemptsAllowed(attemptsAllowed),
    orderIndex,
    otherFields: mergeQuestionFields(question),
  })
  await insertGivenMedia(transaction, media, { questionId: row.id })
  for (const answer of answers) await insertGivenAnswer(transaction, row.id, answer)
  return row.id
}

export async function insertGivenAnswer(
  transaction: Queryable,
  questionId: number,
  answer: GivenAnswer,
): Promise<number> {
  const { text, isCorrect, orderIndex, media = [] } = answer
  const otherFields = mergeAnswerFields(answer)
  const row = await insertAnswer(transaction, { questionId, text, isCorrect, orderIndex, otherFields })
  await insertGivenMedia(transaction, media, { answerId: row.id })
  return row.id
}

async function insertGivenMedia(
  transaction: Queryable,
  media: readonly GivenMedium[],
  owner: { questionId: number } | { answerId: number },
): Promise<void> {
  if (media.length === 0) return
  const rows = media.map(({ type, url, language = null, metadata = {} }) => ({
    ...owner,
    type,
    url,
    language,
    metadata,
  }))
  await transaction.insert(quizMedia).values(rows)
}

/** Copies the questions of one quiz into another, with one statement per kind of row and question. */
export async function insertCopiedQuestions(
  transaction: Queryable,
  quizId: number,
  questions: readonly ReadQuestion[],
): Promise<void> {
  for (const { id: _old, createdAt: _then, media, answers, ...question } of questions) {
    const [created] = await transaction
      .insert(quizQuestions)
      .values({ ...question, quizId })
      .returning()
    if (!created) throw new Error('the question was not written')
    const answerIds = await insertCopiedAnswers(transaction, created.id, answers)
    const copied = [
      ...media.map((medium) => ({ ...medium, questionId: created.id })),
      ...answers.flatMap((answer, index) =>
        answer.media.map((medium) => ({ ...medium, answerId: answerIds[index] ?? null })),
      ),
    ].map(({ id: _oldId, createdAt: _oldTime, ...medium }) => medium)
    if (copied.length > 0) await transaction.insert(quizMedia).values(copied)
  }
}

/** Returns the new ids in the order of the answers. */
async function insertCopiedAnswers(
  transaction: Queryable,
  questionId: number,
  answers: readonly ReadAnswer[],
): Promise<number[]> {
  if (answers.length === 0) return []
  const rows = answers.map(({ id: _old, createdAt: _then, media: _media, ...answer }) => ({ ...answer, questionId }))
  const created = await transaction.insert(quizAnswers).values(rows).returning({ id: quizAnswers.id })
  return created.map(({ id }) => id)
}
