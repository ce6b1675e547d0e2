import { and, eq } from 'drizzle-orm'
import { maySee, notFound } from '../../entities/rights/book-rights'
import type { Queryable } from '../../entities/schema/database-handle'
import { books } from '../../entities/schema'
import type { Caller } from '../../entities/rights/caller'

/** Throws 404 unless the caller may read the book: published or its own. */
export async function requireVisibleBook(database: Queryable, caller: Caller, bookId: number): Promise<void> {
  const [row] = await database
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.id, bookId), maySee(caller)))
  if (!row) throw notFound({ kind: 'book', id: bookId })
}
