import { missing, requireAuthor } from '../books/book-rights'
import { touchBook } from '../books/books.repository'
import type { BookServices } from '../books/books.service'
import { presentPage } from '../books/present-book'
import type { Caller } from '../http/caller'
import { requireRevision } from '../http/revision-tag'
import * as repository from './pages.repository'

export async function readPage({ database, links }: BookServices, caller: Caller, pageId: number) {
  const bookId = await requireAuthor(database, caller, { kind: 'page', id: pageId })
  const found = await repository.readPage(database, pageId)
  if (!found) throw missing({ kind: 'page', id: pageId })
  return { page: await presentPage(found.page, found.number, bookId, links), revision: found.page.revision }
}

export async function deletePage(
  { database, sweepObjects }: BookServices,
  caller: Caller,
  { bookId, pageId, ifMatch }: { bookId: number; pageId: number; ifMatch: string | undefined },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireAuthor(transaction, caller, { kind: 'page', id: pageId, bookId })
    await touchBook(transaction, bookId)
    const found = await repository.readPage(transaction, pageId)
    if (!found) throw missing({ kind: 'page', id: pageId })
    requireRevision(ifMatch, found.page.revision, 'The page')
    await repository.deletePage(transaction, pageId)
  })
  await sweepObjects(bookId)
}
