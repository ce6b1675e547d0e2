import type { RecentBooks } from './stored-recent-books'

/** A book that the account knows a position in. */
export interface AccountBook {
  readonly bookId: number
  /** Page number from 1 on; null if the page was deleted. */
  readonly pageNumber: number | null
  /** In milliseconds since 1970, by the server's clock. */
  readonly readAt: number
}

export interface RecentBook {
  readonly bookId: number
  readonly pageNumber: number
  readonly readAt: number
}

/**
 * Lists the books that were begun, last read first: those of this device and of the account, without those that were removed
 * since they were read last. A book of both has the page of the later visit.
 *
 * @param o.devicePageOf returns the page at which this device stopped; null on a cover or if none is stored
 */
export function planRecentBooks(o: {
  readonly device: RecentBooks
  readonly account: readonly AccountBook[]
  readonly devicePageOf: (bookId: number) => number | null
}): readonly RecentBook[] {
  const found = new Map<number, AccountBook>()
  const add = (book: AccountBook) => {
    const known = found.get(book.bookId)
    if (known === undefined || known.readAt < book.readAt) found.set(book.bookId, book)
  }
  for (const [bookId, readAt] of o.device.read) add({ bookId, readAt, pageNumber: o.devicePageOf(bookId) })
  for (const book of o.account) add(book)
  return [...found.values()]
    .filter(({ bookId, readAt }) => readAt > (o.device.removed.get(bookId) ?? -Infinity))
    .toSorted((a, b) => b.readAt - a.readAt)
    .flatMap(({ pageNumber, ...book }) => (pageNumber !== null && pageNumber > 1 ? [{ ...book, pageNumber }] : []))
}
