import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  type BookKind,
  type BookSummary,
  type PublicationState,
  type TitleLocale,
  useListLibraryInfiniteQuery,
} from './list-library'

export interface Library {
  /** Books loaded so far; undefined before the first response. See `isChanging`. */
  readonly books: readonly BookSummary[] | undefined
  /** True while `books` are those of the former query: the new ones load, or could not be loaded. */
  readonly isChanging: boolean
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
  /** True if all books are more than one batch; stays true while a search finds fewer. */
  readonly hasMoreThanOneBatch: boolean
  readonly hasMore: boolean
  readonly nextBatchState: 'ready' | 'loading' | 'failed' | 'done'
  readonly loadMore: () => void
  /** Text of the search as it was typed. */
  readonly text: string
  readonly search: (text: string) => void
  /** Text that `books` match; empty for all books. */
  readonly searched: string
  /** True until the books that match the text are loaded. */
  readonly isSearching: boolean
}

export interface LibraryOptions {
  /** Lists only books of the signed-in author. */
  readonly onlyOwnBooks: boolean
  readonly startText?: string
  /** Lists only books of this kind; null, the default, for all. */
  readonly kind?: BookKind | null
  /** Lists only books of the author in this state of publication; null, the default, for all. */
  readonly state?: PublicationState | null
  /** Sorts by title, in the alphabet of this language; null, the default, for the newest first. */
  readonly titleLocale?: TitleLocale | null
}

/** Pause in typing after which the server searches. */
const pauseMilliseconds = 300

/**
 * Loads the library in batches and searches it on the server while people type.
 * @param o.startText text of the first search; none by default
 */
export function useLibrary(o: LibraryOptions): Library {
  const { onlyOwnBooks, startText = '', kind = null, state = null, titleLocale = null } = o
  const [text, search] = useState(startText)
  const [wanted, setWanted] = useState(startText.trim())
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), text === '' ? 0 : pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  const query = useListLibraryInfiniteQuery(
    { search: wanted, onlyOwnBooks, kind, state, titleLocale },
    { refetchOnMountOrArgChange: true },
  )
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const [hasMoreThanOneBatch, setMoreThanOneBatch] = useState(false)
  if (hasNextPage && !hasMoreThanOneBatch) setMoreThanOneBatch(true)
  // A book that changed between two requests may be in both batches.
  const books = useMemo(() => data && [...new Map(data.pages.flat().map((book) => [book.id, book])).values()], [data])
  const again = useCallback(() => void refetch(), [refetch])
  const next = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const hasFailed = error !== undefined && !isFetching
  return {
    books,
    isChanging: data !== undefined && currentData === undefined,
    error,
    isFetching,
    refetch: again,
    hasMoreThanOneBatch,
    hasMore: hasNextPage,
    nextBatchState: isFetchingNextPage ? 'loading' : hasFailed ? 'failed' : hasNextPage ? 'ready' : 'done',
    loadMore: hasFailed && !query.isFetchNextPageError ? again : next,
    text,
    search,
    searched: wanted,
    isSearching:
      text.trim() !== wanted ||
      ((wanted !== '' || kind !== null || state !== null || titleLocale !== null) && isFetching && !isFetchingNextPage),
  }
}
