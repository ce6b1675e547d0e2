import type { JobQueue } from '../../platform/jobs/job-queue'
import type { NewBook, NewChapter, NewChapterVariation } from '@lectern/contracts/main'
import type { z } from 'zod'
import { readBookShelves } from '../../entities/catalogue/book-shelves.repository'
import { shelveBook } from '../../entities/catalogue/shelve-book'
import { recordNewChapter } from '../../entities/chapters/change-chapters'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { deleteUnfinishedJobs } from '../../platform/jobs/jobs.repository'
import { bookPrefix, publishedPrefix } from '../../entities/objects/object-keys'
import { toColumns } from './book-fields'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import * as repository from '../../entities/books/books.repository'
import * as present from '../../entities/books/present-book'
import { recordBook } from '../../entities/books/write-book'
import type { BookServices } from '../../entities/books/book-services'

export async function listBooks({ database, links }: BookServices, caller: Caller | null) {
  const listings = await repository.listVisibleBooks(database, caller)
  return Promise.all(listings.map((listing) => present.presentBookSummary(listing, links)))
}

export async function createBook({ database, links }: BookServices, caller: Caller, book: z.output<typeof NewBook>) {
  const row = await database.transaction(async (transaction) => {
    const { title, visibility, language } = book
    const created = await repository.insertBook(
      transaction,
      { ...toColumns(book, {}), title, visibility, domainId: caller.domainId },
      caller.userId,
    )
    const chapter = { bookId: created.id, name: title, type: null, variation: language }
    await recordNewChapter(transaction, await repository.insertChapter(transaction, chapter), caller.userId)
    await shelveBook(transaction, caller.domainId, created.id, book)
    await recordBook(transaction, created, caller.userId)
    return created
  })
  const chapters = await repository.readChapters(database, row.id, { withRects: true })
  const shelves = await readBookShelves(database, row.id)
  return {
    data: await present.presentBook(row, chapters, links, null, { shelves, withRevision: true }),
    revision: row.revision,
  }
}

export async function deleteBook(
  services: BookServices & { dropJobs: JobQueue['drop'] },
  caller: Caller,
  bookId: number,
  ifMatch: string | undefined,
): Promise<void> {
  const claimed = await services.database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
    // Before the book, the order in which ending jobs lock the two.
    const jobs = await deleteUnfinishedJobs(transaction, bookId)
    const book = await repository.lockBookRow(transaction, bookId)
    if (!book) throw notFound({ kind: 'book', id: bookId })
    requireRevision(ifMatch, book.revision, `Book ${bookId}`)
    await repository.deleteBook(transaction, bookId, [bookPrefix(bookId), publishedPrefix(bookId)])
    return jobs
  })
  await services.dropJobs(claimed)
  await services.sweepObjects(bookId)
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
  const created = await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
    await repository.touchBook(transaction, bookId)
    const { name, type = null, variation } = chapter
    const row = await repository.insertChapter(transaction, { bookId, name, type, variation })
    await recordNewChapter(transaction, row, caller.userId)
    return row
  })
  const [row] = await repository.readChapters(database, bookId, { withRects: false, chapterId: created.id })
  if (!row) throw notFound({ kind: 'chapter', id: created.id })
  return present.presentChapter(row, links)
}

export async function addChapterVariation(
  { database, links }: BookServices,
  caller: Caller,
  bookId: number,
  { chapterId, variation, name }: z.output<typeof NewChapterVariation>,
) {
  const { row, made: created } = await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'chapter', id: chapterId, bookId })
    await repository.touchBook(transaction, bookId)
    return repository.ensureChapterVariation(transaction, chapterId, variation, name ?? null)
  })
  if (!created) {
    throw new ApiFailure('conflict', `The chapter has a variation in ${variation} already.`, { field: 'variation' })
  }
  return present.presentChapterVariation(row, bookId, links)
}
