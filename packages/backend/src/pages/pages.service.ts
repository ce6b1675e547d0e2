import { missing, requireAuthor } from '../books/book-rights'
import { touchBook } from '../books/books.repository'
import type { BookServices } from '../books/books.service'
import { presentPage } from '../books/present-book'
import type { Caller } from '../http/caller'
import * as repository from './pages.repository'

export async function readPage({ database, links }: BookServices, caller: Caller, pageId: number) {
  await requireAuthor(database, caller, { kind: 'page', id: pageId })
  const found = await repository.readPage(database, pageId)
  if (!found) throw missing({ kind: 'page', id: pageId })
  return presentPage(found.page, found.number, links)
}

export async function deletePage(
  { database, sweepObjects }: BookServices,
  caller: Caller,
  bookId: number,
  pageId: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'page', id: pageId, bookId })
    await touchBook(transaction, bookId)
    await repository.deletePage(transaction, pageId)
  })
  await sweepObjects()
}
