import type { PlaceStorage } from '../store/stored-place'
import { noBookmarks, type Bookmarks } from './bookmark'
import type { BookmarkAccount } from './bookmark-account'
import { adoptBookmarks, mergeBookmarks } from './merge-bookmarks'
import { bookmarksKey, parseBookmarks, writeBookmarks } from './stored-bookmarks'
import { identifyChange, listUnsavedChanges, markSaved, type UnsavedChange } from './unsaved-change'

export interface BookmarkState {
  readonly bookmarks: Bookmarks
  readonly isSignedIn: boolean
  /** True if the last call to the account failed; everything is kept on this device meanwhile. */
  readonly hasFailed: boolean
}

export interface BookmarkStore {
  readonly current: () => BookmarkState
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (change: (bookmarks: Bookmarks) => Bookmarks) => void
  /** Loads the account's bookmarks and saves in it what it lacks. */
  readonly sync: () => void
  /** Changes the account; null for a guest, whose bookmarks move to the next account. */
  readonly setUser: (userId: number | null) => void
}

/** Keeps the bookmarks of a book on this device, and in the account of a signed-in reader. The device's storage is the truth. */
export function createBookmarkStore(o: {
  readonly bookId: number
  readonly storage: PlaceStorage
  readonly account: BookmarkAccount
}): BookmarkStore {
  const { bookId, storage, account } = o
  const listeners = new Set<() => void>()
  let userId: number | null = null
  let hasFailed = false
  let running: Promise<void> | null = null
  let isWanted = false
  let state: BookmarkState | null = null
  let stateText: string | null = null

  const storedKey = () => bookmarksKey(bookId, userId)
  const read = (key = storedKey()) => parseBookmarks(storage.getItem(key))
  const notify = () => {
    state = null
    for (const listener of listeners) listener()
  }
  const update = (change: (bookmarks: Bookmarks) => Bookmarks) => {
    writeBookmarks(storage, storedKey(), change(read()))
    notify()
  }

  async function syncOnce(user: number): Promise<void> {
    const isCurrent = () => userId === user
    const loaded = await account.list()
    if (!isCurrent()) return
    update((here) => mergeBookmarks(here, loaded))
    await saveChanges(account, { read, update, isCurrent })
  }

  function sync(): void {
    const user = userId
    if (user === null) return
    isWanted = true
    if (running !== null) return
    isWanted = false
    running = syncOnce(user)
      .then(
        () => false,
        (reason: unknown) => {
          console.warn('The bookmarks are kept on this device until the account can be reached.', reason)
          return true
        },
      )
      .then((failed) => {
        running = null
        if (userId === user && failed !== hasFailed) {
          hasFailed = failed
          notify()
        }
        if (isWanted && (!failed || userId !== user)) sync()
      })
  }

  return {
    current() {
      const text = storage.getItem(storedKey())
      if (state === null || text !== stateText) {
        stateText = text
        state = { bookmarks: parseBookmarks(text), isSignedIn: userId !== null, hasFailed }
      }
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change) {
      update(change)
      sync()
    },
    sync,
    setUser(next) {
      if (next === userId) return
      userId = next
      hasFailed = false
      const guestKey = bookmarksKey(bookId, null)
      const guest = read(guestKey)
      if (next !== null && guest.list.length > 0) {
        // Written before the guest's are cleared: after a crash between the two they are adopted once more, by their keys.
        update((here) => adoptBookmarks(here, guest))
        writeBookmarks(storage, guestKey, noBookmarks)
      }
      notify()
      sync()
    },
  }
}

/** Saves all changes of the device, until they are those of another account. Throws the first refusal, after the others. */
async function saveChanges(
  account: BookmarkAccount,
  o: {
    readonly read: () => Bookmarks
    readonly update: (change: (bookmarks: Bookmarks) => Bookmarks) => void
    readonly isCurrent: () => boolean
  },
): Promise<void> {
  // A change that the server refuses must not keep the others from being saved.
  const failed = new Map<string, unknown>()
  const findNext = () => listUnsavedChanges(o.read()).find((change) => !failed.has(identifyChange(change)))
  for (let change = findNext(); change !== undefined; change = findNext()) {
    const saving = change
    try {
      const noteId = await saveChange(account, saving)
      if (!o.isCurrent()) return
      o.update((here) => markSaved(here, saving, noteId))
    } catch (reason) {
      if (!o.isCurrent()) return
      failed.set(identifyChange(saving), reason)
    }
  }
  for (const reason of failed.values()) throw reason
}

/** Saves a change. Returns the id of its note. */
async function saveChange(account: BookmarkAccount, change: UnsavedChange): Promise<number> {
  if (change.kind === 'add') return account.add(change.bookmark)
  await (change.kind === 'remove' ? account.remove(change.noteId) : account.rename(change.noteId, change.bookmark.name))
  return change.noteId
}
