import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { mayAuthor, maySee } from '../../entities/rights/book-rights'
import type { Queryable } from '../../entities/schema/database-handle'
import { books, glossaryWords } from '../../entities/schema'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'

const inOwnDomain = (caller: Caller, ofBook: SQL<boolean>) =>
  sql<boolean>`(${eq(glossaryWords.domainId, caller.domainId)} and ${or(
    isNull(glossaryWords.bookId),
    sql`exists (select 1 from ${books} where ${books.id} = ${glossaryWords.bookId} and ${ofBook})`,
  )})`

/** SQL condition: true for words of the caller's domain, except those of books that the caller cannot see. */
export function mayReadWord(caller: Caller): SQL<boolean> {
  return inOwnDomain(caller, maySee(caller))
}

/** SQL condition for authors: like `mayReadWord`, but words of a book require an author of the book. */
function mayWriteWord(caller: Caller): SQL<boolean> {
  return caller.role === 'user' ? inOwnDomain(caller, mayAuthor(caller)) : sql<boolean>`false`
}

/** Throws 404 for a word that the caller cannot see and 403 for one that it can only read. */
export async function requireWord(database: Queryable, caller: Caller, id: number): Promise<void> {
  const [row] = await database
    .select({ isWritable: mayWriteWord(caller) })
    .from(glossaryWords)
    .where(and(eq(glossaryWords.id, id), mayReadWord(caller)))
  if (!row) throw wordNotFound(id)
  if (!row.isWritable) throw new ApiFailure('not-allowed', 'Only the authors of its book may change this word.')
}

export const wordNotFound = (id: number) =>
  new ApiFailure('not-found', `There is no word ${id}, or you may not see it.`)
