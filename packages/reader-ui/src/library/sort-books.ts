import type { LibraryBook } from './library-book'
import type { LibrarySort } from './sort-field'

/**
 * Returns books in an order, as the server sorts those of a long library.
 * @param books the newest first
 * @param locale language in whose alphabet titles are compared; numbers are compared by their value
 */
export function sortBooks(books: readonly LibraryBook[], sort: LibrarySort, locale: string): readonly LibraryBook[] {
  if (sort === 'newest') return books
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return books.toSorted((a, b) => compare(a.title, b.title) || a.id - b.id)
}
