import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { mayAuthor, maySee } from '../books/book-rights'
import type { Queryable } from '../database/open-database'
import { books, glossaryWords } from '../database/schema'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'

const inOwnDomain = (caller: Caller, ofBook: SQL<boolean>) =>
  sql<boolean>`(${eq(glossaryWords.domainId, caller.domainId)} and ${or(
    isNull(glossaryWords.bookId),
    sql`exists (select 1 from ${books} where ${books.id} = ${glossaryWords.bookId} and ${ofBook})`,
  )})`

/** True for the words of the caller's domain, but for those of books that the caller cannot see. */
export function mayReadWord(caller: Caller): SQL<boolean> {
  return inOwnDomain(caller, maySee(caller))
}

/** As `mayReadWord` for authors; those of a book are changed by the authors of the book. */
function mayWriteWord(caller: Caller): SQL<boolean> {
  return caller.role === 'user' ? inOwnDomain(caller, mayAuthor(caller)) : sql<boolean>`false`
}

/** Throws unless the caller may change the word: 404 for what it cannot see, 403 for what it can only read. */
export async function requireWord(database: Queryable, caller: Caller, id: number): Promise<void> {
  const [row] = await database
    .select({ isWritable: mayWriteWord(caller) })
    .from(glossaryWords)
    .where(and(eq(glossaryWords.id, id), mayReadWord(caller)))
  if (!row) throw noSuchWord(id)
  if (!row.isWritable) throw new ApiFailure('not-allowed', 'Only the authors of its book may change this word.')
}

export const noSuchWord = (id: number) => new ApiFailure('not-found', `There is no word ${id}, or you may not see it.`)
