import { useSession } from '@lectern/api-client/session'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { openBookmarkAccount } from './bookmark-account'
import { createBookmarkStore, type BookmarkState, type BookmarkStore } from './create-bookmark-store'

export interface UsedBookmarks extends BookmarkState {
  readonly store: BookmarkStore
}

/** Opens the bookmarks of a book and follows sign-ins, other tabs and the network. */
export function useBookmarks({ book, session, storage }: ReadingToolsProps): UsedBookmarks {
  const [store] = useState(() => {
    const { bookId } = book
    return createBookmarkStore({ bookId, storage, account: openBookmarkAccount(session, bookId) })
  })
  const userId = useSession(session)?.id ?? null
  useEffect(() => store.setUser(userId), [store, userId])
  useEffect(() => {
    window.addEventListener('online', store.sync)
    return () => window.removeEventListener('online', store.sync)
  }, [store])
  const subscribe = useState(() => (listener: () => void) => {
    // Another tab has changed the device's bookmarks.
    window.addEventListener('storage', listener)
    const stop = store.subscribe(listener)
    return () => {
      window.removeEventListener('storage', listener)
      stop()
    }
  })[0]
  return { store, ...useSyncExternalStore(subscribe, store.current) }
}
