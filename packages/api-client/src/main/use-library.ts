import { useCallback, useEffect, useMemo, useState } from 'react'
import { type BookKind, type BookSummary, type PublicationState, useListLibraryInfiniteQuery } from './list-library'

export interface Library {
  /** The books of the pages so far; undefined before the first response. */
  readonly books: readonly BookSummary[] | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
  /** There are more books than a page, or were before a search. */
  readonly isLong: boolean
  readonly hasMore: boolean
  /** State of the next page. */
  readonly end: 'ready' | 'loading' | 'failed' | 'done'
  readonly loadMore: () => void
  /** Text of the search as it was typed. */
  readonly text: string
  readonly search: (text: string) => void
  /** Text that `books` match; empty for all books. */
  readonly searched: string
  /** The books of the text are still awaited. */
  readonly isSearching: boolean
}

export interface LibraryOptions {
  /** Only the books of the signed-in author. */
  readonly isAuthored: boolean
  readonly startText?: string
  /** Only books of this kind; null, the default, for all. */
  readonly kind?: BookKind | null
  /** Only books of the author in this state of publication; null, the default, for all. */
  readonly state?: PublicationState | null
}

/** Pause in typing after which the server searches. */
const pauseMilliseconds = 300

/**
 * Loads the library by pages and searches it on the server while people type.
 * @param o.startText text of the first search; none by default
 */
export function useLibrary({ isAuthored, startText = '', kind = null, state = null }: LibraryOptions): Library {
  const [text, search] = useState(startText)
  const [wanted, setWanted] = useState(startText.trim())
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), text === '' ? 0 : pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  const query = useListLibraryInfiniteQuery(
    { search: wanted, isAuthored, kind, state },
    { refetchOnMountOrArgChange: true },
  )
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const [isLong, setLong] = useState(false)
  if (hasNextPage && !isLong) setLong(true)
  // A book that changed while the pages were loaded may be in two of them.
  const books = useMemo(() => data && [...new Map(data.pages.flat().map((book) => [book.id, book])).values()], [data])
  const again = useCallback(() => void refetch(), [refetch])
  const next = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const hasFailed = error !== undefined && !isFetching
  return {
    books,
    error,
    isFetching,
    refetch: again,
    isLong,
    hasMore: hasNextPage,
    end: isFetchingNextPage ? 'loading' : hasFailed ? 'failed' : hasNextPage ? 'ready' : 'done',
    loadMore: hasFailed && !query.isFetchNextPageError ? again : next,
    text,
    search,
    searched: wanted,
    isSearching:
      text.trim() !== wanted ||
      ((wanted !== '' || kind !== null || state !== null) && isFetching && !isFetchingNextPage),
  }
}
