import type { BookPage } from '@lectern/contracts/main'
import { inArray } from 'drizzle-orm'
import type { BookServices } from '../../entities/books/book-services'
import { listVisibleBooks } from '../../entities/books/books.repository'
import { presentBookSummary } from '../../entities/books/present-book'
import { books } from '../../entities/schema'
import type { Caller } from '../../entities/rights/caller'
import { findBookPage } from './book-pages.repository'

/** Returns one page of the books that the caller may see, in order, each with its cursor. */
export async function listBookPage({ database, links }: BookServices, caller: Caller | null, page: BookPage) {
  const places = await findBookPage(database, caller, page)
  if (places.size === 0) return []
  const listings = await listVisibleBooks(database, caller, inArray(books.id, [...places.keys()]))
  const byId = new Map(listings.map((listing) => [listing.book.id, listing]))
  // In the order of the places: a book that has changed since would lead the list.
  const found = [...places].flatMap(([id, cursor]) => {
    const listing = byId.get(id)
    return listing ? [{ listing, cursor }] : []
  })
  return Promise.all(
    found.map(async ({ listing, cursor }) => ({ ...(await presentBookSummary(listing, links)), cursor })),
  )
}
