import type { Bookmark, Bookmarks } from './bookmark'

/** A change that the account does not have yet. */
export type UnsavedChange =
  | { readonly kind: 'remove'; readonly noteId: number }
  | { readonly kind: 'add'; readonly bookmark: Bookmark }
  | { readonly kind: 'rename'; readonly noteId: number; readonly bookmark: Bookmark }

/** Returns the next change to save in the account; null if there is none. */
export function findUnsavedChange({ list, removedNoteIds }: Bookmarks): UnsavedChange | null {
  const [removed] = removedNoteIds
  if (removed !== undefined) return { kind: 'remove', noteId: removed }
  for (const bookmark of list) {
    const { noteId } = bookmark
    if (noteId === null) return { kind: 'add', bookmark }
    if (bookmark.isRenamed) return { kind: 'rename', noteId, bookmark }
  }
  return null
}

/**
 * Returns the bookmarks after a change was saved. What was done meanwhile stays to be saved: a bookmark that was removed while
 * it was added is removed from the account next.
 * @param noteId of the saved note
 */
export function markSaved(bookmarks: Bookmarks, change: UnsavedChange, noteId: number): Bookmarks {
  const { list, removedNoteIds } = bookmarks
  if (change.kind === 'remove') return { list, removedNoteIds: removedNoteIds.filter((id) => id !== change.noteId) }
  const { key, name } = change.bookmark
  if (!list.some((each) => each.key === key)) {
    return change.kind === 'add' ? { list, removedNoteIds: [...removedNoteIds, noteId] } : bookmarks
  }
  return {
    removedNoteIds,
    list: list.map((each) => (each.key === key ? { ...each, noteId, isRenamed: each.name !== name } : each)),
  }
}
