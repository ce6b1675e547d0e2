import { noteMessages } from '@lectern/messages'
import { useToast, useTranslate } from '@lectern/ui'
import type { NoteStore } from './create-note-store'
import { addNote, removeNote, type Note } from './note'
import { createKey } from '../store/create-key'

/** Returns a function that deletes a note and offers to undo that. */
export function useNoteRemoval(store: NoteStore): (note: Note) => void {
  const t = useTranslate(noteMessages)
  const showToast = useToast()
  return (note) => {
    store.change((all) => removeNote(all, note.key))
    // The note may be gone from the account already, so that an undo makes a new one.
    const again = { ...note, key: createKey() }
    showToast({
      message: t('noteDeleted'),
      action: { label: t('undo'), onPress: () => store.change((all) => addNote(all, again)) },
    })
  }
}
