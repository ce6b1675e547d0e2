import type { BookChange } from '@lectern/contracts/main'
import type { z } from 'zod'
import { readBookShelves } from '../catalogue/book-shelves.repository'
import { shelveBook } from '../catalogue/shelve-book'
import type { Queryable } from '../database/open-database'
import { withPlainLinks } from '../objects/own-links'
import { toColumns } from './book-fields'
import { findPublicationState, openCurrentPublication, readChapters, type BookRow } from './books.repository'
import { showInStore } from '../publishing/show-in-store'
import type { BookServices } from './books.service'
import { presentBookInfo } from './present-book'
import { writeBook, type BookWrite } from './write-book'

/** Writes what the change says of shelves and publication, and answers the columns that it changes. */
export async function applyBookChange(
  transaction: Queryable,
  book: BookRow,
  change: z.output<typeof BookChange>,
): Promise<ReturnType<typeof toColumns>> {
  await shelveBook(transaction, book.domainId, book.id, change)
  if (change.visibility === 'public') await openCurrentPublication(transaction, book)
  const columns = toColumns(change, book.otherFields)
  const { otherFields } = columns
  return { ...columns, ...(otherFields && { otherFields: withPlainLinks(otherFields, book.id) }) }
}

export async function updateBook(services: BookServices, write: BookWrite, change: z.output<typeof BookChange>) {
  const row = await writeBook(services.database, write, (transaction, book) =>
    applyBookChange(transaction, book, change),
  )
  if (change.visibility !== undefined) await showInStore(services, row)
  return describeSaved(services, row)
}

/** What a call that changed a book answers. */
export async function describeSaved({ database, links }: BookServices, row: BookRow) {
  const chapters = await readChapters(database, row.id, { withRects: false })
  const publication = await findPublicationState(database, row.id)
  const shelves = await readBookShelves(database, row.id)
  const info = await presentBookInfo(row, chapters, links, { publication, shelves })
  return { info, revision: row.revision }
}
