import { readBookShelves } from '../catalogue/book-shelves.repository'
import { requireAuthor, notFound } from '../rights/book-rights'
import type { Caller } from '../rights/caller'
import type { BookServices } from './book-services'
import * as repository from './books.repository'
import * as present from './present-book'

/** Returns the draft that its authors edit, with the revision of the book's own fields. */
export async function readDraft(
  { database, links }: Pick<BookServices, 'database' | 'links'>,
  caller: Caller,
  bookId: number,
  options: { withRects: boolean },
) {
  await requireAuthor(database, caller, { kind: 'book', id: bookId })
  const book = await repository.findBook(database, bookId)
  if (!book) throw notFound({ kind: 'book', id: bookId })
  const chapters = await repository.readChapters(database, bookId, options)
  const publication = await repository.findPublicationState(database, bookId)
  const shelves = await readBookShelves(database, bookId)
  const context = { publication, shelves, withRevision: true }
  const data = await present.presentBook(book, chapters, links, book.publishedRevision, context)
  return { data, revision: book.revision }
}
