import { eq, inArray } from 'drizzle-orm'
import { readBookShelves } from '../../entities/catalogue/book-shelves.repository'
import { books } from '../../entities/schema'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import { notFound } from '../../entities/rights/book-rights'
import { listVisibleBooks, type BookListing } from '../../entities/books/books.repository'
import type { BookServices } from '../../entities/books/book-services'
import { presentBookSummary } from '../../entities/books/present-book'

/** Returns one book as in the list; callers of its domain also get its shelves. */
export async function readBookSummary(services: BookServices, caller: Caller | null, bookId: number) {
  const [listing] = await listVisibleBooks(services.database, caller, eq(books.id, bookId))
  if (!listing) throw notFound({ kind: 'book', id: bookId })
  return describe(services, caller, listing)
}

/** Returns those books that the caller may see, in the order of the ids. */
export async function listBooksById({ database, links }: BookServices, caller: Caller | null, ids: readonly number[]) {
  if (ids.length === 0) return []
  const listings = await listVisibleBooks(database, caller, inArray(books.id, [...ids]))
  const byId = new Map(listings.map((listing) => [listing.book.id, listing]))
  const found = [...new Set(ids)].map((id) => byId.get(id)).filter((listing) => listing !== undefined)
  return Promise.all(found.map((listing) => presentBookSummary(listing, links)))
}

/** Returns the newest book of that identifier in the caller's domain, or else in others. */
export async function findBookByIdentifier(services: BookServices, caller: Caller, identifier: string) {
  const listings = await listVisibleBooks(services.database, caller, eq(books.identifier, identifier))
  const listing = listings.find(({ book }) => book.domainId === caller.domainId) ?? listings[0]
  if (!listing) {
    throw new ApiFailure('not-found', `There is no book with the identifier ${identifier}, or you may not see it.`)
  }
  return describe(services, caller, listing)
}

async function describe({ database, links }: BookServices, caller: Caller | null, listing: BookListing) {
  const { book, canEdit } = listing
  const isOwnDomain = caller?.domainId === book.domainId
  const shelves = isOwnDomain ? await readBookShelves(database, book.id) : undefined
  return { summary: await presentBookSummary(listing, links, shelves), revision: canEdit ? book.revision : null }
}
