import { readingToolsMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import type { NoteStore } from '../notes/create-note-store'
import { addNote, removeNote, type Note } from '../notes/note'
import { createKey } from '../store/create-key'

/** Returns a function that removes a bookmark and offers to undo that. */
export function useRemoval(store: NoteStore): (bookmark: Note) => void {
  const t = useTranslate(readingToolsMessages)
  const showToast = useToast()
  return (bookmark) => {
    store.change((all) => removeNote(all, bookmark.key))
    // The note may be gone already, so that an undo makes a new one.
    const again = { ...bookmark, key: createKey() }
    showToast({
      message: t('bookmarkRemoved'),
      action: { label: t('undo'), onPress: () => store.change((all) => addNote(all, again)) },
    })
  }
}
