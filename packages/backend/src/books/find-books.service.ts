import { eq, inArray } from 'drizzle-orm'
import { readBookShelves } from '../catalogue/book-shelves.repository'
import { books } from '../database/schema'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import { missing } from './book-rights'
import { listVisibleBooks, type BookListing } from './books.repository'
import type { BookServices } from './books.service'
import { presentBookSummary } from './present-book'

/** One book as the list shows it, for callers of its domain with the shelves it stands on. */
export async function readBookSummary(services: BookServices, caller: Caller | null, bookId: number) {
  const [listing] = await listVisibleBooks(services.database, caller, eq(books.id, bookId))
  if (!listing) throw missing({ kind: 'book', id: bookId })
  return describe(services, caller, listing)
}

/** Those of the ids that the caller may see, in their order. */
export async function listBooksById({ database, links }: BookServices, caller: Caller | null, ids: readonly number[]) {
  if (ids.length === 0) return []
  const listings = await listVisibleBooks(database, caller, inArray(books.id, [...ids]))
  const byId = new Map(listings.map((listing) => [listing.book.id, listing]))
  const found = [...new Set(ids)].map((id) => byId.get(id)).filter((listing) => listing !== undefined)
  return Promise.all(found.map((listing) => presentBookSummary(listing, links)))
}

/** The newest book of that identifier in the caller's domain, or else in others. */
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
