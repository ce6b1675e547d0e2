import type { FileData } from '@lectern/contracts/main'
import type { z } from 'zod'
import type { Queryable } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { requireRevision } from '../http/revision-tag'
import { publishAs, type PublishingServices } from '../publishing/publishing.service'
import { showInStore } from '../publishing/show-in-store'
import { writeRects } from '../rects/rects.service'
import { applyBookChange, describeSaved } from './book-changes.service'
import { findVariationsOfBook } from './book-file.repository'
import { missing, requireAuthor } from './book-rights'
import { findBook, lockBookRow, type BookRow } from './books.repository'
import type { BookServices } from './books.service'
import { writeBookWithin, type BookWrite } from './write-book'

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
      : await lockUnchanged(transaction, write)
    const writes = rectData ?? []
    await refuseForeignVariations(transaction, row.id, writes)
    return {
      row,
      written: writes.length === 0 ? [] : await writeRects(transaction, write.caller, writes, { path: 'rectData.' }),
    }
  })
  if (bookInfo?.visibility !== undefined) await showInStore(services, saved.row)
  const { info, revision } = await describeSaved(services, saved.row)
  return { file: { bookInfo: info, rectData: saved.written }, revision }
}

async function lockUnchanged(transaction: Queryable, { caller, bookId, ifMatch }: BookWrite): Promise<BookRow> {
  await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
  const book = await lockBookRow(transaction, bookId)
  if (!book) throw missing({ kind: 'book', id: bookId })
  requireRevision(ifMatch, book.revision, `Book ${bookId}`)
  return book
}

async function refuseForeignVariations(
  transaction: Queryable,
  bookId: number,
  writes: readonly { variationId: number }[],
): Promise<void> {
  const ids = writes.map(({ variationId }) => variationId)
  const own = await findVariationsOfBook(transaction, bookId, ids)
  const foreign = ids.findIndex((id) => !own.has(id))
  if (foreign >= 0) {
    throw new ApiFailure('invalid-field', `Page variation ${ids[foreign]} does not belong to book ${bookId}.`, {
      field: `rectData.${foreign}.variationId`,
    })
  }
}

/** Publishes a published book anew, for the readers it has. */
export async function refreshFile(publishing: PublishingServices, caller: Caller, bookId: number) {
  await requireAuthor(publishing.database, caller, { kind: 'book', id: bookId })
  const book = await findBook(publishing.database, bookId)
  if (!book) throw missing({ kind: 'book', id: bookId })
  if (book.publishedRevision === null) {
    throw new ApiFailure('conflict', `Book ${bookId} is not published. Publish it first.`)
  }
  return publishAs(publishing, { authorId: caller.userId, bookId, visibility: undefined })
}
