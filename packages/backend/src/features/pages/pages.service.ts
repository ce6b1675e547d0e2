import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { touchBook } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { presentPage } from '../../entities/books/present-book'
import type { Caller } from '../../entities/rights/caller'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { deleteRestorably, restoreDeletedPage } from '../../entities/pages/restorable-pages.repository'
import * as repository from '../../entities/pages/pages.repository'

export async function readPage({ database, links }: BookServices, caller: Caller, pageId: number) {
  const bookId = await requireAuthor(database, caller, { kind: 'page', id: pageId })
  const page = await repository.readPage(database, pageId)
  if (!page) throw notFound({ kind: 'page', id: pageId })
  return { page: await presentPage(page.page, page.number, bookId, links), revision: page.page.revision }
}

export interface PageDeletion {
  bookId: number
  pageId: number
  ifMatch: string | undefined
  /** The page is kept for some days, so that it can be restored. */
  isRestorable: boolean
}

export async function deletePage(
  { database, sweepObjects }: BookServices,
  caller: Caller,
  { bookId, pageId, ifMatch, isRestorable }: PageDeletion,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'page', id: pageId, bookId })
    await touchBook(transaction, bookId)
    const page = await repository.readPage(transaction, pageId)
    if (!page) throw notFound({ kind: 'page', id: pageId })
    requireRevision(ifMatch, page.page.revision, 'The page')
    if (isRestorable) await deleteRestorably(transaction, pageId)
    else await repository.deletePage(transaction, pageId)
  })
  await sweepObjects(bookId)
}

/** Restores a deleted page with its words, times, marks and images. */
export async function restorePage(
  { database }: BookServices,
  caller: Caller,
  { bookId, pageId }: Pick<PageDeletion, 'bookId' | 'pageId'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'book', id: bookId })
    await touchBook(transaction, bookId)
    if (!(await restoreDeletedPage(transaction, bookId, pageId))) throw notFound({ kind: 'page', id: pageId })
  })
}
