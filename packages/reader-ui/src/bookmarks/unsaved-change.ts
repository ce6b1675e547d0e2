import type { Bookmark, Bookmarks } from './bookmark'

/** A change that the account does not have yet. */
export type UnsavedChange =
  | { readonly kind: 'remove'; readonly noteId: number }
  | { readonly kind: 'add'; readonly bookmark: Bookmark }
  | { readonly kind: 'rename'; readonly noteId: number; readonly bookmark: Bookmark }

/** Lists the changes to save in the account, removals first. */
export function listUnsavedChanges({ list, removedNoteIds }: Bookmarks): UnsavedChange[] {
  return [
    ...removedNoteIds.map((noteId): UnsavedChange => ({ kind: 'remove', noteId })),
    ...list.flatMap((bookmark): UnsavedChange[] => {
      const { noteId, isRenamed } = bookmark
      if (noteId === null) return [{ kind: 'add', bookmark }]
      return isRenamed ? [{ kind: 'rename', noteId, bookmark }] : []
    }),
  ]
}

/** Returns a text that is the same for the same change, and for no other. */
export function identifyChange(change: UnsavedChange): string {
  return change.kind === 'remove'
    ? `remove ${change.noteId}`
    : `${change.kind} ${change.bookmark.key} ${change.bookmark.name}`
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
