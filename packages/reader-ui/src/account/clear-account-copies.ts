import type { KeyStorage } from '@lectern/api-client/session'
import { readRecentBooks, recentBooksKey } from '../recent-books/stored-recent-books'
import { placeKey } from '../store/stored-place'

const ofAccount = /^lectern\.(?:progress|bookmarks|answers)\.(\d+)\.(\d+)$/

/**
 * Removes what an account left on this device: its bookmarks, its progress, its answers on pages, and the last places of the books that no guest
 * has read here. What a guest left stays.
 *
 * @param keys the keys of the storage
 */
export function clearAccountCopies(storage: KeyStorage, keys: readonly string[], userId: number): void {
  const bookIds = new Set(readRecentBooks(storage, userId).read.keys())
  for (const key of keys) {
    const match = ofAccount.exec(key)
    if (match === null || Number(match[2]) !== userId) continue
    bookIds.add(Number(match[1]))
    storage.removeItem(key)
  }
  const guest = readRecentBooks(storage, null).read
  for (const bookId of bookIds) if (!guest.has(bookId)) storage.removeItem(placeKey(bookId))
  storage.removeItem(recentBooksKey(userId))
}
