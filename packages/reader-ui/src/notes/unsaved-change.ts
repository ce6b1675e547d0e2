import { contentOf, isSameContent, type Note, type NoteContent, type Notes } from './note'

/** A change that the account does not have yet. */
export type UnsavedChange =
  | { readonly kind: 'remove'; readonly key: string; readonly noteId: number; readonly version: string | null }
  | { readonly kind: 'add'; readonly key: string; readonly note: Note }
  | {
      readonly kind: 'change'
      readonly key: string
      readonly noteId: number
      /** The account refuses the change if it has a later version. */
      readonly version: string | null
      /** The fields that differ from those in the account: the others may have changed there. */
      readonly fields: Partial<NoteContent>
      readonly content: NoteContent
    }

/** A note as the account has saved it. */
export interface SavedNote {
  readonly noteId: number
  /** Null after a removal. */
  readonly version: string | null
}

/** Lists the changes to save in the account, removals first. */
export function listUnsavedChanges({ list, removed }: Notes): UnsavedChange[] {
  return [
    ...removed.flatMap(({ key, noteId, version, isDone }): UnsavedChange[] =>
      noteId === null || isDone ? [] : [{ kind: 'remove', key, noteId, version }],
    ),
    ...list.flatMap((note): UnsavedChange[] => {
      const { key, noteId, saved, version } = note
      if (noteId === null) return [{ kind: 'add', key, note }]
      if (saved !== null && isSameContent(note, saved)) return []
      const content = contentOf(note)
      return [
        {
          kind: 'change',
          key,
          noteId,
          version,
          fields: saved === null ? content : findChanges(content, saved),
          content,
        },
      ]
    }),
  ]
}

/** Returns the notes before a change is sent: its response may be lost. */
export function markSent(notes: Notes, change: UnsavedChange): Notes {
  if (change.kind === 'remove') return notes
  return replaceNote(notes, change.key, (note) => ({ ...note, sent: sentContent(change) }))
}

/** Returns the notes after the account refused a change: it has no effect there. */
export function markRefused(notes: Notes, change: UnsavedChange): Notes {
  return replaceNote(notes, change.key, (note) => ({ ...note, sent: null }))
}

/**
 * Returns the notes after a change was saved. What was done meanwhile stays to be saved: a note that was removed while it was
 * added is removed from the account next.
 *
 * @param saved the id and version of the note in the account
 */
export function markSaved(notes: Notes, change: UnsavedChange, { noteId, version }: SavedNote): Notes {
  if (change.kind === 'remove') {
    const removed = notes.removed.map((gone) => (gone.noteId === noteId ? { ...gone, isDone: true } : gone))
    return { ...notes, removed }
  }
  const removed = notes.removed.map((gone) => (gone.key === change.key ? { ...gone, noteId, version } : gone))
  const changed = { ...notes, removed }
  return replaceNote(changed, change.key, (note) => ({
    ...note,
    noteId,
    version,
    saved: sentContent(change),
    sent: null,
  }))
}

function findChanges(content: NoteContent, saved: NoteContent): Partial<NoteContent> {
  const { text, icon, size, x, y } = content
  return {
    ...(text === saved.text ? {} : { text }),
    ...(icon === saved.icon ? {} : { icon }),
    ...(size === saved.size ? {} : { size }),
    ...(x === saved.x ? {} : { x }),
    ...(y === saved.y ? {} : { y }),
  }
}

function sentContent(change: Exclude<UnsavedChange, { kind: 'remove' }>): NoteContent {
  return change.kind === 'add' ? contentOf(change.note) : change.content
}

function replaceNote(notes: Notes, key: string, replace: (note: Note) => Note): Notes {
  return { ...notes, list: notes.list.map((note) => (note.key === key ? replace(note) : note)) }
}
