import { sql, type SQL } from 'drizzle-orm'
import { mayAuthor, mayReadPublication, maySee } from '../../entities/rights/book-rights'
import { lockBook } from '../../entities/books/books.repository'
import type { Queryable } from '../../entities/schema/database-handle'
import { books, quizAnswers, quizMedia, quizQuestions, quizzes } from '../../entities/schema'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'

/** A quiz (of the given book, if any), or something inside one, that a request names. */
export type PartOfQuiz =
  | { kind: 'quiz'; id: number; bookId?: number }
  | { kind: 'question'; id: number }
  | { kind: 'answer'; id: number }
  | { kind: 'medium'; id: number }

/**
 * SQL condition on rows of `books`: true if the caller may take its quizzes; without an account only those of public
 * books.
 */
export function mayTakeQuizzes(caller: Caller): SQL<boolean> {
  return caller.testStudent ? mayReadPublication(null) : maySee(caller)
}

/**
 * Returns book and quiz of the part if the caller is an author of the book.
 * @throws ApiFailure 404 if the caller cannot see it, 403 if it can only read it
 */
export async function requireQuizAuthor(
  database: Queryable,
  caller: Caller,
  part: PartOfQuiz,
): Promise<{ bookId: number; quizId: number }> {
  const [row] = await database
    .select({ bookId: books.id, quizId: quizzes.id, authored: mayAuthor(caller), visible: maySee(caller) })
    .from(quizzes)
    .innerJoin(books, sql`${books.id} = ${quizzes.bookId}`)
    .where(containsPart(part))
    .limit(1)
  if (!row?.visible) throw partNotFound(part)
  if (!row.authored) throw new ApiFailure('not-allowed', 'Only the authors of this book may do this.')
  return { bookId: row.bookId, quizId: row.quizId }
}

/** Returns true if the caller is an author of the quiz's book. */
export async function isQuizAuthor(database: Queryable, caller: Caller, quizId: number): Promise<boolean> {
  const [row] = await database
    .select({ authored: mayAuthor(caller) })
    .from(quizzes)
    .innerJoin(books, sql`${books.id} = ${quizzes.bookId}`)
    .where(containsPart({ kind: 'quiz', id: quizId }))
    .limit(1)
  return row?.authored === true
}

/** Does the same as `requireQuizAuthor` and locks the book until the transaction ends. */
export async function lockQuizForAuthor(
  transaction: Queryable,
  caller: Caller,
  part: PartOfQuiz,
): Promise<{ bookId: number; quizId: number }> {
  const { bookId } = await requireQuizAuthor(transaction, caller, part)
  await lockBook(transaction, bookId)
  // It may have been deleted while this waited for the lock.
  return requireQuizAuthor(transaction, caller, part)
}

export function partNotFound({ kind, id }: { kind: PartOfQuiz['kind']; id: number | string }): ApiFailure {
  return new ApiFailure(
    'not-found',
    `There is no quiz ${kind === 'quiz' ? '' : `${kind} `}${id}, or you may not see it.`,
  )
}

function containsPart(part: PartOfQuiz): SQL {
  switch (part.kind) {
    case 'quiz':
      return part.bookId === undefined
        ? sql`${quizzes.id} = ${part.id}`
        : sql`${quizzes.id} = ${part.id} and ${quizzes.bookId} = ${part.bookId}`
    case 'question':
      return sql`${quizzes.id} = (select ${quizQuestions.quizId} from ${quizQuestions} where ${quizQuestions.id} = ${part.id})`
    case 'answer':
      return sql`${quizzes.id} = (select ${quizQuestions.quizId} from ${quizAnswers}
        join ${quizQuestions} on ${quizQuestions.id} = ${quizAnswers.questionId} where ${quizAnswers.id} = ${part.id})`
    case 'medium':
      return sql`${quizzes.id} = (select ${quizQuestions.quizId} from ${quizMedia}
        left join ${quizAnswers} on ${quizAnswers.id} = ${quizMedia.answerId}
        join ${quizQuestions} on ${quizQuestions.id} = coalesce(${quizMedia.questionId}, ${quizAnswers.questionId})
        where ${quizMedia.id} = ${part.id})`
  }
}
