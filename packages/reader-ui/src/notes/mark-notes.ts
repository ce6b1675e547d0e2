import type { PageMark } from '../page-marks/page-mark'
import { isBookmark, type Note, type NoteDraft } from './note'
import type { PagePoint } from './place-note'

/** A note as it is shown on its page. */
export interface MarkedNote extends PageMark, Pick<Note, 'key' | 'text' | 'icon' | 'pageId'> {
  readonly isMoving: boolean
}

/** Width of a note without one, in page-image pixels. */
export const usualNotePixels = 48

/**
 * Returns the marks of notes by the ids of their pages.
 *
 * @param o.draft a note that is being written
 * @param o.move the note that is being moved by key, and where it is
 */
export function markNotes(
  notes: readonly Note[],
  o: {
    readonly draft: NoteDraft | null
    readonly move: { readonly key: string; readonly to: PagePoint | null } | null
  },
): ReadonlyMap<number, readonly MarkedNote[]> {
  const { draft, move } = o
  const isKept = draft === null || notes.some(({ key }) => key === draft.key)
  const marks = new Map<number, MarkedNote[]>()
  for (const note of isKept ? notes : [...notes, draft]) {
    if (isBookmark(note)) continue
    const { key, text, icon, pageId, size } = note
    const isMoving = move?.key === key
    const width = size === null || size <= 0 ? usualNotePixels : size
    const { x, y } = (isMoving ? move.to : null) ?? { x: note.x ?? width / 2, y: note.y ?? width / 2 }
    const box = { x: x - width / 2, y: y - width / 2, width, height: width }
    marks.set(pageId, [...(marks.get(pageId) ?? []), { id: toMarkId(key), key, text, icon, pageId, isMoving, ...box }])
  }
  return marks
}

export function toMarkId(key: string): string {
  return `note:${key}`
}
