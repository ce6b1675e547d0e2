import { useSession } from '@lectern/api-client/session'
import { rulesOfMode } from '@lectern/core/book'
import { useEffect } from 'react'
import { useReaderStore } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { readRecentBooks, writeRecentBooks } from './stored-recent-books'

/** Records each visit to a page, for the row of books in progress in the library. Previews and modes that keep no progress are left out. */
export function RecentBooksTool({ address, outline, session, storage }: ReadingToolsProps) {
  const store = useReaderStore()
  const { bookId } = outline
  const userId = useSession(session)?.id ?? null
  const isKept = rulesOfMode(address.mode).savesProgress && !address.isPreview
  useEffect(() => {
    if (!isKept) return undefined
    const record = () => {
      const books = readRecentBooks(storage, userId)
      writeRecentBooks(storage, userId, { ...books, read: new Map(books.read).set(bookId, Date.now()) })
    }
    record()
    let { shown } = store.getState().reading
    return store.subscribe(() => {
      const { reading } = store.getState()
      if (reading.shown === null || reading.shown === shown) return
      shown = reading.shown
      record()
    })
  }, [store, storage, bookId, userId, isKept])
  return null
}
