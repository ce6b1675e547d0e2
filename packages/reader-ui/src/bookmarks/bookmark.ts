/** A bookmark of a page. */
export interface Bookmark {
  /** Made on the device that set it: tells if a note of the account is this bookmark. */
  readonly key: string
  /** Id of the account's note; null until it is saved there. */
  readonly noteId: number | null
  readonly pageId: number
  /** The reader's name for it; '' without one. */
  readonly name: string
  /** First words of the page; '' if they were not known. */
  readonly excerpt: string
  /** Time in ISO form. */
  readonly createdAt: string
  /** True if the account has an earlier name. */
  readonly isRenamed: boolean
}

/** The bookmarks of a book on this device, and what the account does not know of them yet. */
export interface Bookmarks {
  /** One for a page at most, in order of creation. */
  readonly list: readonly Bookmark[]
  /** Notes of the account that were removed on this device. */
  readonly removedNoteIds: readonly number[]
}

export const noBookmarks: Bookmarks = { list: [], removedNoteIds: [] }

export function addBookmark(bookmarks: Bookmarks, bookmark: Bookmark): Bookmarks {
  if (bookmarks.list.some(({ pageId }) => pageId === bookmark.pageId)) return bookmarks
  return { ...bookmarks, list: [...bookmarks.list, bookmark] }
}

export function removeBookmark({ list, removedNoteIds }: Bookmarks, key: string): Bookmarks {
  const noteIds = list.flatMap((each) => (each.key === key && each.noteId !== null ? [each.noteId] : []))
  return { list: list.filter((each) => each.key !== key), removedNoteIds: [...removedNoteIds, ...noteIds] }
}

export function renameBookmark(bookmarks: Bookmarks, key: string, name: string): Bookmarks {
  return {
    ...bookmarks,
    list: bookmarks.list.map((each) =>
      each.key === key && each.name !== name ? { ...each, name, isRenamed: each.noteId !== null } : each,
    ),
  }
}
