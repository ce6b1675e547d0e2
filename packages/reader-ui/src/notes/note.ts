/** The part of a note that the reader can change. */
export interface NoteContent {
  /** The reader's words; the name of a bookmark. */
  readonly text: string
  readonly icon: string
  /** Width in pixels of the page image; null for a bookmark. */
  readonly size: number | null
  /** Centre, in pixels of the page image; null for a bookmark, which belongs to the whole page. */
  readonly x: number | null
  readonly y: number | null
}

/** A note on a page. A bookmark is a note with the icon `bookmark`. */
export interface Note extends NoteContent {
  /** Made on the device that wrote it: tells if a note of the account is this one. */
  readonly key: string
  /** Id in the account; null until it is saved there. */
  readonly noteId: number | null
  readonly pageId: number
  /** Words of the page beside it; '' if they were not known. */
  readonly excerpt: string
  /** Time in ISO form. */
  readonly createdAt: string
  /** The content in the account, as far as this device knows; null before it is saved there. */
  readonly saved: NoteContent | null
  /** The content of a request whose response is not known; null without one. */
  readonly sent: NoteContent | null
  /** Time of the account's last change, as far as this device knows; null before the note is saved there. */
  readonly version: string | null
}

/** A note that was removed on this device. It is remembered until the account no longer lists it. */
export interface RemovedNote {
  readonly key: string
  /** Null if the response to its first request is not known. */
  readonly noteId: number | null
  readonly version: string | null
  /** Texts that the reader knew: one that was written elsewhere since is not removed. */
  readonly texts: readonly string[]
  /** True if the account has deleted it. */
  readonly isDone: boolean
}

/** The notes of a book on this device. */
export interface Notes {
  readonly list: readonly Note[]
  readonly removed: readonly RemovedNote[]
}

export const noNotes: Notes = { list: [], removed: [] }

export const bookmarkIcon = 'bookmark'

export function isBookmark({ icon }: Pick<Note, 'icon'>): boolean {
  return icon === bookmarkIcon
}

export function contentOf({ text, icon, size, x, y }: NoteContent): NoteContent {
  return { text, icon, size, x, y }
}

export function isSameContent(a: NoteContent, b: NoteContent): boolean {
  return a.text === b.text && a.icon === b.icon && a.size === b.size && a.x === b.x && a.y === b.y
}

/** A new note, before it is kept. */
export type NoteDraft = NoteContent & Pick<Note, 'key' | 'pageId' | 'excerpt' | 'createdAt'>

/** Adds a note. A page has one bookmark at most, so that a second one is not added. */
export function addNote(notes: Notes, draft: NoteDraft): Notes {
  const isTaken = isBookmark(draft) && notes.list.some((each) => isBookmark(each) && each.pageId === draft.pageId)
  return isTaken
    ? notes
    : { ...notes, list: [...notes.list, { ...draft, noteId: null, saved: null, sent: null, version: null }] }
}

export function removeNote({ list, removed }: Notes, key: string): Notes {
  const gone = list.flatMap((note): RemovedNote[] => {
    const { noteId, sent, saved, version, text } = note
    if (note.key !== key || (noteId === null && sent === null)) return []
    const texts = [text, ...[sent, saved].flatMap((content) => (content === null ? [] : [content.text]))]
    return [{ key, noteId, version, texts, isDone: false }]
  })
  return { list: list.filter((note) => note.key !== key), removed: [...removed, ...gone] }
}

/** Changes the given fields of a note. */
export function changeNote(notes: Notes, key: string, change: Partial<NoteContent>): Notes {
  return { ...notes, list: notes.list.map((note) => (note.key === key ? { ...note, ...change } : note)) }
}

/**
 * Changes the text of a note that may have been changed elsewhere since the reader began to write.
 *
 * @param from the text when the reader began
 */
export function rewriteNote(notes: Notes, key: string, { from, to }: { readonly from: string; readonly to: string }) {
  const now = notes.list.find((note) => note.key === key)?.text
  return changeNote(notes, key, { text: now === undefined || now === from ? to : joinTexts(now, to) })
}

/** Joins two versions of a text, so that neither is lost. One that contains the other is the result. */
export function joinTexts(a: string, b: string): string {
  if (a.includes(b)) return a
  return b.includes(a) ? b : `${a}\n\n${b}`
}
