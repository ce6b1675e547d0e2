import type { BookChange } from '@lectern/contracts/main'
import type { z } from 'zod'
import { readBookShelves } from '../../entities/catalogue/book-shelves.repository'
import { shelveBook } from '../../entities/catalogue/shelve-book'
import type { Queryable } from '../../entities/schema/database-handle'
import { unsignLinksIn } from '../../entities/objects/object-links'
import { toColumns } from './book-fields'
import {
  findPublicationState,
  recordPublicPublication,
  readChapters,
  type BookRow,
} from '../../entities/books/books.repository'
import { applyVisibility } from '../../entities/books/apply-visibility'
import type { BookServices } from '../../entities/books/book-services'
import { presentBookInfo } from '../../entities/books/present-book'
import { writeBook, type BookWrite } from '../../entities/books/write-book'

/** Writes the change's shelves and publication state and returns the columns that it changes. */
export async function applyBookChange(
  transaction: Queryable,
  book: BookRow,
  change: z.output<typeof BookChange>,
): Promise<ReturnType<typeof toColumns>> {
  await shelveBook(transaction, book.domainId, book.id, change)
  if (change.visibility === 'public') await recordPublicPublication(transaction, book)
  const columns = toColumns(change, book.otherFields)
  const { otherFields } = columns
  return { ...columns, ...(otherFields && { otherFields: unsignLinksIn(otherFields, book.id) }) }
}

export async function updateBook(services: BookServices, write: BookWrite, change: z.output<typeof BookChange>) {
  const row = await writeBook(services.database, write, (transaction, book) =>
    applyBookChange(transaction, book, change),
  )
  if (change.visibility !== undefined) await applyVisibility(services, row)
  return describeSavedBook(services, row)
}

/** Returns the response of a request that changed a book. */
export async function describeSavedBook({ database, links }: BookServices, row: BookRow) {
  const chapters = await readChapters(database, row.id, { withRects: false })
  const publication = await findPublicationState(database, row.id)
  const shelves = await readBookShelves(database, row.id)
  const info = await presentBookInfo(row, chapters, links, { publication, shelves, withRevision: true })
  return { info, revision: row.revision }
}
