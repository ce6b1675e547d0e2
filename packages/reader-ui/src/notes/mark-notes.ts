import type { PageMark } from '../page-marks/page-mark'
import { isBookmark, type Note, type NoteDraft } from './note'
import type { PagePoint } from './place-note'
import { addToList } from './add-to-list'

/** A note as it is shown on its page. */
export interface MarkedNote extends PageMark, Pick<Note, 'key' | 'text' | 'icon' | 'pageId'> {
  readonly isMoving: boolean
}

/** Width of a note without one, in page-image pixels. */
export const usualNotePixels = 48

/** Returns the middle of a note in page-image pixels; notes of other applications may have none and are at the upper left. */
export function readPlace({ x, y, size }: Pick<NoteDraft, 'size'> & Pick<Note, 'x' | 'y'>): PagePoint {
  const half = (size === null || size <= 0 ? usualNotePixels : size) / 2
  return { x: x ?? half, y: y ?? half }
}

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
    const { x, y } = (isMoving ? move.to : null) ?? readPlace(note)
    const box = { x: x - width / 2, y: y - width / 2, width, height: width }
    addToList(marks, pageId, { id: toMarkId(key), key, text, icon, pageId, isMoving, ...box })
  }
  return marks
}

export function toMarkId(key: string): string {
  return `note:${key}`
}
