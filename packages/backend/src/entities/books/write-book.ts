import { readBookShelves } from '../catalogue/book-shelves.repository'
import { readBookCreators } from '../catalogue/creators.repository'
import type { Queryable } from '../schema/database-handle'
import type { Database } from '../schema/database-handle'
import type { Caller } from '../rights/caller'
import { requireRevision } from '../revisions/revision-tag'
import { recordRevision } from '../revisions/revisions.repository'
import { notFound, requireAuthor } from '../rights/book-rights'
import { changeBook, lockBookRow, type BookRow } from './books.repository'

export interface BookWrite {
  caller: Caller
  bookId: number
  /** The revision that the change is based on, from its `If-Match` header. */
  ifMatch?: string | undefined
}

/** Writes rows that belong to the book and returns the columns to change. */
export type ApplyToBook = (transaction: Queryable, book: BookRow) => Promise<Parameters<typeof changeBook>[2]>

/** Changes a book as one of its authors, raises its revision and records its new state. */
export function writeBook(database: Database, write: BookWrite, apply: ApplyToBook): Promise<BookRow> {
  return database.transaction((transaction) => writeBookWithin(transaction, write, apply))
}

/** Does the same within a transaction. Lock several books by ascending id. */
export async function writeBookWithin(
  transaction: Queryable,
  { caller, bookId, ifMatch }: BookWrite,
  apply: ApplyToBook,
): Promise<BookRow> {
  await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
  const book = await lockBookRow(transaction, bookId)
  if (!book) throw notFound({ kind: 'book', id: bookId })
  requireRevision(ifMatch, book.revision, `Book ${bookId}`)
  const before = await readState(transaction, book)
  const change = await apply(transaction, book)
  const row = await changeBook(transaction, bookId, { ...change, revision: book.revision + 1 })
  await recordBook(transaction, row, caller.userId, before)
  return row
}

/**
 * Records the book's fields as a revision.
 * @param before fields before the write; null if it created the book
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

/** Returns the fields in the form that restores them. The cover is left out, because its object is deleted. */
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
