import { openStorage } from '@lectern/api-client/session'
import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import type { BookSearch } from './create-book-search'
import { openBookSearch } from './open-book-search'
import type { SearchDispatch } from './open-published-book'
import type { SearchProps } from './search-props'
import { readStoredSearch } from './stored-search'

const useSearchDispatch = useDispatch.withTypes<SearchDispatch>()

/** Returns the search of the open book. Opens it on first use; null until then. */
export function useBookSearch({ search, onSearch, book, address }: SearchProps): BookSearch | null {
  const dispatch = useSearchDispatch()
  const open = useEffectEvent(() => {
    const stored = readStoredSearch(
      openStorage(() => window.sessionStorage),
      book.bookId,
    )
    onSearch(openBookSearch({ book, address, dispatch, stored }))
  })
  const isMissing = search === null
  useEffect(() => {
    if (isMissing) open()
  }, [isMissing])
  return search
}
