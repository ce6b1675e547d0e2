import { afterCommit } from '../../platform/database/request-scope'
import type { FileData } from '@lectern/contracts/main'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { publishAs } from '../publishing/publishing.service'
import type { PublishingServices } from '../publishing/publishing-services'
import { applyVisibility } from '../../entities/books/apply-visibility'
import { writeRects } from '../rects/rects.service'
import { applyBookChange, describeSavedBook } from '../books/book-changes.service'
import { findVariationsOfBook } from './book-file.repository'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { findBook, lockBookRow, type BookRow } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { writeBookWithin, type BookWrite } from '../../entities/books/write-book'

/** Saves fields of a book and rects of its pages, all or none. */
export async function saveFile(
  services: BookServices,
  write: BookWrite,
  { bookInfo, rectData }: z.output<typeof FileData>,
) {
  if (!bookInfo && !rectData) {
    throw new ApiFailure('invalid-field', 'Send bookInfo, rectData or both.', { field: 'bookInfo' })
  }
  const saved = await services.database.transaction(async (transaction) => {
    const row = bookInfo
      ? await writeBookWithin(transaction, write, (_transaction, book) => applyBookChange(transaction, book, bookInfo))
      : await lockAtRevision(transaction, write)
    if (!rectData || rectData.length === 0) return { row, written: [] }
    await refuseVariationsOfOthers(transaction, row.id, rectData)
    return { row, written: await writeRects(transaction, write.caller, rectData, { path: 'rectData.' }) }
  })
  if (bookInfo?.visibility !== undefined) await afterCommit(() => applyVisibility(services, saved.row))
  const { info, revision } = await describeSavedBook(services, saved.row)
  return { file: { bookInfo: info, rectData: saved.written }, revision }
}

async function lockAtRevision(transaction: Queryable, { caller, bookId, ifMatch }: BookWrite): Promise<BookRow> {
  await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
  const book = await lockBookRow(transaction, bookId)
  if (!book) throw notFound({ kind: 'book', id: bookId })
  requireRevision(ifMatch, book.revision, `Book ${bookId}`)
  return book
}

async function refuseVariationsOfOthers(
  transaction: Queryable,
  bookId: number,
  writes: readonly { variationId: number }[],
): Promise<void> {
  const ids = writes.map(({ variationId }) => variationId)
  const variationsOfBook = await findVariationsOfBook(transaction, bookId, ids)
  const foreign = ids.findIndex((id) => !variationsOfBook.has(id))
  if (foreign >= 0) {
    throw new ApiFailure('invalid-field', `Page variation ${ids[foreign]} does not belong to book ${bookId}.`, {
      field: `rectData.${foreign}.variationId`,
    })
  }
}

/** Publishes a published book again, with the same visibility. */
export async function refreshFile(publishing: PublishingServices, caller: Caller, bookId: number) {
  await requireAuthor(publishing.database, caller, { kind: 'book', id: bookId })
  const book = await findBook(publishing.database, bookId)
  if (!book) throw notFound({ kind: 'book', id: bookId })
  if (book.publishedRevision === null) {
    throw new ApiFailure('conflict', `Book ${bookId} is not published. Publish it first.`)
  }
  return publishAs(publishing, { authorId: caller.userId, bookId, visibility: undefined })
}
