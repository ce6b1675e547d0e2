import { readBookShelves } from '../catalogue/book-shelves.repository'
import { readBookCreators } from '../catalogue/creators.repository'
import type { Database, Queryable } from '../database/open-database'
import type { Caller } from '../http/caller'
import { requireRevision } from '../http/revision-tag'
import { recordRevision } from '../revisions/revisions.repository'
import { missing, requireAuthor } from './book-rights'
import { changeBook, lockBookRow, type BookRow } from './books.repository'

export interface BookWrite {
  caller: Caller
  bookId: number
  /** The revision that the change was made on, as its `If-Match` header says. */
  ifMatch?: string | undefined
}

/** Writes what belongs to the book and answers the columns that are to change. */
export type ApplyToBook = (transaction: Queryable, book: BookRow) => Promise<Parameters<typeof changeBook>[2]>

/** Changes a book as one of its authors: its revision goes up and its new state is kept. */
export function writeBook(database: Database, write: BookWrite, apply: ApplyToBook): Promise<BookRow> {
  return database.transaction((transaction) => writeBookWithin(transaction, write, apply))
}

/** As `writeBook`, for a transaction that does more. Those that change several books take them by ascending id. */
export async function writeBookWithin(
  transaction: Queryable,
  { caller, bookId, ifMatch }: BookWrite,
  apply: ApplyToBook,
): Promise<BookRow> {
  await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
  const book = await lockBookRow(transaction, bookId)
  if (!book) throw missing({ kind: 'book', id: bookId })
  requireRevision(ifMatch, book.revision, `Book ${bookId}`)
  const before = await readState(transaction, book)
  const change = await apply(transaction, book)
  const row = await changeBook(transaction, bookId, { ...change, revision: book.revision + 1 })
  await recordBook(transaction, row, caller.userId, before)
  return row
}

/**
 * Keeps the book's fields as they stand.
 * @param before as they stood before the write; null when it made the book
 */
export async function recordBook(
  transaction: Queryable,
  book: BookRow,
  authorId: number,
  before: Record<string, unknown> | null = null,
): Promise<void> {
  const { id, revision } = book
  const state = await readState(transaction, book)
  await recordRevision(transaction, { entity: 'book', entityId: id, bookId: id, revision, state, authorId }, before)
}

/** In the form in which it can be saved again. The cover is no field: its object goes. */
async function readState(transaction: Queryable, book: BookRow): Promise<Record<string, unknown>> {
  const creators = await readBookCreators(transaction, book.id)
  const { title, description, identifier, themeData, visibility } = book
  return {
    ...book.otherFields,
    title,
    description,
    identifier,
    theme_data: themeData,
    visibility,
    ...(await readBookShelves(transaction, book.id)),
    creators: creators.map(({ id, role }) => ({ id, role })),
  }
}
