import { useMemo, useState } from 'react'
import { changeNote } from './note'
import type { PagePoint } from './place-note'
import type { UsedNotes } from './use-notes'

/** A note that is being moved by key. */
export interface NoteMove {
  readonly key: string
  /** Its place now; null before the first step. */
  readonly to: PagePoint | null
  readonly moveTo: (to: PagePoint) => void
  /** Ends the move and shows the note, at its new place or back at the old one. */
  readonly finish: (isKept: boolean) => void
}

/** Returns the note that the reader moves; null for none. */
export function useNoteMove({ store, request, open }: UsedNotes): NoteMove | null {
  const [moved, setMoved] = useState<{ readonly key: string; readonly to: PagePoint } | null>(null)
  const key = request?.kind === 'move' ? request.key : null
  return useMemo(() => {
    if (key === null) return null
    const to = moved?.key === key ? moved.to : null
    return {
      key,
      to,
      moveTo: (next) => setMoved({ key, to: next }),
      finish(isKept) {
        if (isKept && to !== null) store.change((all) => changeNote(all, key, to))
        setMoved(null)
        open({ kind: 'show', key })
      },
    }
  }, [key, moved, store, open])
}
