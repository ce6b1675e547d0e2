import type { BookServices } from '../../entities/books/book-services'
import * as repository from '../../entities/books/books.repository'
import { bookPrefix, publishedPrefix } from '../../entities/objects/object-keys'
import { markPrefixesForDeletion } from '../../entities/objects/pending-deletions.repository'

/** Deletes objects that were stored for a book after its deletion, by work that did not know of it yet. */
export async function deleteLateObjects(
  { database, sweepObjects }: Pick<BookServices, 'database' | 'sweepObjects'>,
  bookId: number,
): Promise<void> {
  if (await repository.findBook(database, bookId)) return
  await markPrefixesForDeletion(database, [bookPrefix(bookId), publishedPrefix(bookId)])
  await sweepObjects(bookId)
}
