import { sql, type SQL } from 'drizzle-orm'
import { mayAuthor, mayReadPublication, maySee } from '../books/book-rights'
import { lockBook } from '../books/books.repository'
import type { Queryable } from '../database/open-database'
import { books, quizAnswers, quizMedia, quizQuestions, quizzes } from '../database/schema'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'

/** What a call names: a quiz (of that book, when it is given), or something inside one. */
export type PartOfQuiz =
  | { kind: 'quiz'; id: number; bookId?: number }
  | { kind: 'question'; id: number }
  | { kind: 'answer'; id: number }
  | { kind: 'medium'; id: number }

/** True for rows of `books` whose quizzes the caller may take: without an account only those that everybody may read. */
export function mayTakeQuizzes(caller: Caller): SQL<boolean> {
  return caller.testStudent ? mayReadPublication(null) : maySee(caller)
}

/**
 * The book and the quiz that the part belongs to, when the caller is an author of the book.
 * What the caller cannot see is not there (404); what it can only read is refused (403).
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
  if (!row?.visible) throw missingPart(part)
  if (!row.authored) throw new ApiFailure('not-allowed', 'Only the authors of this book may do this.')
  return { bookId: row.bookId, quizId: row.quizId }
}

/** As `requireQuizAuthor`, and nobody else changes or deletes the book until the transaction ends. */
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

export function missingPart({ kind, id }: { kind: PartOfQuiz['kind']; id: number | string }): ApiFailure {
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
