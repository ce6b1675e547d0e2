import { and, eq } from 'drizzle-orm'
import { maySee, missing } from '../books/book-rights'
import type { Queryable } from '../database/open-database'
import { books } from '../database/schema'
import type { Caller } from '../http/caller'

/** For what readers do with a book: it must be there for them, published or their own. */
export async function requireVisibleBook(database: Queryable, caller: Caller, bookId: number): Promise<void> {
  const [row] = await database
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.id, bookId), maySee(caller)))
  if (!row) throw missing({ kind: 'book', id: bookId })
}
