import type { NewBook, NewChapter, NewChapterVariation } from '@lectern/contracts/main'
import type { z } from 'zod'
import { readBookShelves } from '../catalogue/book-shelves.repository'
import { shelveBook } from '../catalogue/shelve-book'
import { recordNewChapter } from '../chapters/change-chapters'
import type { Database } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { requireRevision } from '../http/revision-tag'
import { takeJobs, type JobRow } from '../jobs/jobs.repository'
import type { MediaLinks } from '../objects/media-links'
import { bookPrefix, publishedPrefix } from '../objects/object-keys'
import { leaveWordOfPrefixes } from '../objects/removals.repository'
import { toColumns } from './book-fields'
import { missing, requireAuthor } from './book-rights'
import * as repository from './books.repository'
import * as present from './present-book'
import { recordBook } from './write-book'

export interface BookServices {
  database: Database
  links: MediaLinks
  /** Takes the objects of deleted rows out of the store; does not fail. */
  sweepObjects: (bookId: number) => Promise<void>
  /** Makes the store show the publication of the book that everybody may read now, or none; false when it could not yet. */
  keepOpenCopy: (bookId: number) => Promise<boolean>
  /** Ends jobs that were taken away and clears up after them; does not fail. */
  dropJobs: (taken: readonly JobRow[]) => Promise<void>
}

export async function listBooks({ database, links }: BookServices, caller: Caller | null) {
  const listings = await repository.listVisibleBooks(database, caller)
  return Promise.all(listings.map((listing) => present.presentBookSummary(listing, links)))
}

/** The form that its authors work on, with the revision of the book's own fields. */
export async function readWorkingForm(
  { database, links }: BookServices,
  caller: Caller,
  bookId: number,
  options: { withRects: boolean },
) {
  await requireAuthor(database, caller, { kind: 'book', id: bookId })
  const book = await repository.findBook(database, bookId)
  if (!book) throw missing({ kind: 'book', id: bookId })
  const chapters = await repository.readChapters(database, bookId, options)
  const publication = await repository.findPublicationState(database, bookId)
  const shelves = await readBookShelves(database, bookId)
  const data = await present.presentBook(book, chapters, links, book.publishedRevision, { publication, shelves })
  return { data, revision: book.revision }
}

export async function createBook({ database, links }: BookServices, caller: Caller, book: z.output<typeof NewBook>) {
  const row = await database.transaction(async (transaction) => {
    const { title, visibility, language } = book
    const made = await repository.insertBook(
      transaction,
      { ...toColumns(book, {}), title, visibility, domainId: caller.domainId },
      caller.userId,
    )
    const chapter = { bookId: made.id, name: title, type: null, variation: language }
    await recordNewChapter(transaction, await repository.insertChapter(transaction, chapter), caller.userId)
    await shelveBook(transaction, caller.domainId, made.id, book)
    await recordBook(transaction, made, caller.userId)
    return made
  })
  const chapters = await repository.readChapters(database, row.id, { withRects: true })
  const shelves = await readBookShelves(database, row.id)
  return { data: await present.presentBook(row, chapters, links, null, { shelves }), revision: row.revision }
}

export async function deleteBook(
  services: BookServices,
  caller: Caller,
  bookId: number,
  ifMatch: string | undefined,
): Promise<void> {
  const taken = await services.database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
    // Before the book, as jobs that end take the two.
    const jobs = await takeJobs(transaction, bookId)
    const book = await repository.lockBookRow(transaction, bookId)
    if (!book) throw missing({ kind: 'book', id: bookId })
    requireRevision(ifMatch, book.revision, `Book ${bookId}`)
    await repository.deleteBook(transaction, bookId, [bookPrefix(bookId), publishedPrefix(bookId)])
    return jobs
  })
  await services.dropJobs(taken)
  await services.sweepObjects(bookId)
}

/** What was put into the store for a book after it had been deleted, by work that did not know of it yet. */
export async function removeLeftovers(
  { database, sweepObjects }: Pick<BookServices, 'database' | 'sweepObjects'>,
  bookId: number,
): Promise<void> {
  if (await repository.findBook(database, bookId)) return
  await leaveWordOfPrefixes(database, [bookPrefix(bookId), publishedPrefix(bookId)])
  await sweepObjects(bookId)
}

export async function listChapters({ database, links }: BookServices, caller: Caller, bookId: number) {
  await requireAuthor(database, caller, { kind: 'book', id: bookId })
  return present.presentChapters(await repository.readChapters(database, bookId, { withRects: false }), links)
}

export async function createChapter(
  { database, links }: BookServices,
  caller: Caller,
  bookId: number,
  chapter: z.output<typeof NewChapter>,
) {
  const made = await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
    await repository.touchBook(transaction, bookId)
    const { name, type = null, variation } = chapter
    const row = await repository.insertChapter(transaction, { bookId, name, type, variation })
    await recordNewChapter(transaction, row, caller.userId)
    return row
  })
  const [row] = await repository.readChapters(database, bookId, { withRects: false, chapterId: made.id })
  if (!row) throw missing({ kind: 'chapter', id: made.id })
  return present.presentChapter(row, links)
}

export async function addChapterVariation(
  { database, links }: BookServices,
  caller: Caller,
  bookId: number,
  { chapterId, variation, name }: z.output<typeof NewChapterVariation>,
) {
  const { row, made } = await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'chapter', id: chapterId, bookId })
    await repository.touchBook(transaction, bookId)
    return repository.ensureChapterVariation(transaction, chapterId, variation, name ?? null)
  })
  if (!made) {
    throw new ApiFailure('conflict', `The chapter has a variation in ${variation} already.`, { field: 'variation' })
  }
  return present.presentChapterVariation(row, bookId, links)
}
