import { type BookSummary, useListRecentLibraryBooksQuery } from '@lectern/api-client/main/library'
import { useSession, type SessionKeeper } from '@lectern/api-client/session'
import { useEffect, useMemo, useState } from 'react'
import { readStoredPlace, type PlaceStorage } from '../store/stored-place'
import { planRecentBooks, type AccountBook, type RecentBook } from './plan-recent-books'
import { readRecentBooks, writeRecentBooks, type RecentBooks } from './stored-recent-books'
import { loadAccountBooks } from './load-account-books'

export interface BookInProgress extends RecentBook {
  readonly summary: BookSummary
}

const mostBooks = 6
/** More than are shown, because finished books are left out once their lengths are known. */
const mostCandidates = 24
const none: readonly AccountBook[] = []

/** Loads the books in progress, last read first, from this device and from the account. */
export function useRecentBooks(session: SessionKeeper, storage: PlaceStorage) {
  const userId = useSession(session)?.id ?? null
  const [ofAccount, setOfAccount] = useState<{ userId: number; books: readonly AccountBook[] } | null>(null)
  const [device, setDevice] = useState(() => ({ userId, books: readRecentBooks(storage, userId) }))
  if (device.userId !== userId) setDevice({ userId, books: readRecentBooks(storage, userId) })

  useEffect(() => {
    // The token of a host page may name no user.
    if (userId === null || userId <= 0) return undefined
    let isGone = false
    loadAccountBooks(session).then(
      (books) => {
        if (!isGone) setOfAccount({ userId, books })
      },
      (reason: unknown) => console.warn('The books in progress of the account could not be loaded.', reason),
    )
    return () => {
      isGone = true
    }
  }, [session, userId])

  const account = ofAccount !== null && ofAccount.userId === userId ? ofAccount.books : none
  const planned = useMemo(
    () =>
      planRecentBooks({
        device: device.books,
        account,
        devicePageOf: (bookId) => readStoredPlace(storage, bookId)?.pageNumber ?? null,
      }).slice(0, mostCandidates),
    [device, account, storage],
  )
  // The same list in another order is the same request.
  const ids = useMemo(() => planned.map(({ bookId }) => bookId).toSorted((a, b) => a - b), [planned])
  const { data } = useListRecentLibraryBooksQuery(ids, { skip: ids.length === 0, refetchOnMountOrArgChange: true })
  const books = useMemo((): readonly BookInProgress[] => {
    const summaries = new Map(data?.map((summary) => [summary.id, summary]))
    return planned
      .flatMap((book) => {
        const summary = summaries.get(book.bookId)
        return summary !== undefined && book.pageNumber < summary.pageCount ? [{ ...book, summary }] : []
      })
      .slice(0, mostBooks)
  }, [planned, data])

  const change = (edit: (removed: Map<number, number>) => void) => {
    const stored: RecentBooks = readRecentBooks(storage, userId)
    const removed = new Map(stored.removed)
    edit(removed)
    const next = { ...stored, removed }
    writeRecentBooks(storage, userId, next)
    setDevice({ userId, books: next })
  }
  return {
    books,
    remove: ({ bookId, readAt }: RecentBook) => change((removed) => removed.set(bookId, readAt)),
    restore: ({ bookId }: RecentBook) => change((removed) => removed.delete(bookId)),
  }
}
