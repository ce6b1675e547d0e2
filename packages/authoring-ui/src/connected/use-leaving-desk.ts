import { useCallback, useRef, useState } from 'react'
import type { Editor } from '../editor/editor'
import type { WorkPlace } from '../guide/work-place'

export interface LeavingDesk {
  /** Receives the editor of the desk. */
  readonly onEditor: (editor: Editor | null) => void
  /** Goes to another desk; asks first if the undo history would be lost. */
  readonly leaveFor: (place: WorkPlace) => void
  /** The question about the undo history; null until it is asked for the first time. */
  readonly question: {
    readonly open: boolean
    readonly steps: number
    readonly onConfirm: () => void
    readonly onCancel: () => void
  } | null
}

/** Guards the undo history, which ends with its desk: another chapter or language starts without one. */
export function useLeavingDesk(onPlace: (place: WorkPlace) => void): LeavingDesk {
  const editor = useRef<Editor | null>(null)
  const [open, setOpen] = useState(false)
  // The dialog still shows the number while it fades out.
  const [asked, setAsked] = useState<{ readonly place: WorkPlace; readonly steps: number } | null>(null)
  const onEditor = useCallback((next: Editor | null) => {
    editor.current = next
  }, [])
  return {
    onEditor,
    leaveFor(place) {
      if (editor.current === null || !wouldLoseHistory(editor.current)) {
        onPlace(place)
        return
      }
      setAsked({ place, steps: editor.current.countUndoSteps() })
      setOpen(true)
    },
    question: asked && {
      open,
      steps: asked.steps,
      onConfirm() {
        setOpen(false)
        onPlace(asked.place)
      },
      onCancel: () => setOpen(false),
    },
  }
}

/** Returns whether leaving asks about the undo history. Unsaved pages raise a question of their own: one is enough. */
function wouldLoseHistory(editor: Editor): boolean {
  return editor.countUndoSteps() > 0 && editor.getState().unsavedPages.size === 0
}
