import { loadPlan } from '@lectern/core/book'
import type { ReaderAddress } from '../address/read-address'
import type { ReaderBook } from '../book/reader-book'
import { createBookSearch, type BookSearch } from './create-book-search'
import { openPublishedBook, type SearchDispatch } from './open-published-book'
import { openWholeBook } from './open-whole-book'
import type { StoredSearch } from './stored-search'

/** Opens the search in a book, with the search of this visit if there is one. */
export function openBookSearch(o: {
  readonly book: ReaderBook
  readonly address: ReaderAddress
  readonly dispatch: SearchDispatch
  readonly stored: StoredSearch | null
}): BookSearch {
  const { book, address, stored } = o
  const source = isWhole(book, address) ? openWholeBook(book) : openPublishedBook(book.bookId, o.dispatch)
  const search = createBookSearch({ language: stored?.language ?? book.language, source })
  if (stored !== null) search.send({ kind: 'typed', text: stored.text })
  return search
}

/** Returns true for a book that is not loaded by parts, and so has no index on the server. */
function isWhole({ chapters }: ReaderBook, { mode, isPreview, useBucketData }: ReaderAddress): boolean {
  const { source } = loadPlan(mode, { preview: isPreview, useBucketData })
  if (source === 'published') return false
  return chapters.every(({ pages }) => pages.every(({ part }) => part === null))
}
