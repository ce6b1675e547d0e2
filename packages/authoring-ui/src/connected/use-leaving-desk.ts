import { useCallback, useRef, useState } from 'react'
import type { Editor } from '../editor/editor'
import type { WorkPlace } from '../guide/work-place'

export interface LeavingDesk {
  /** Receives the editor of the desk. */
  readonly onEditor: (editor: Editor | null) => void
  /** Goes to another desk; asks first if the undo history would be lost. */
  readonly leaveFor: (place: WorkPlace) => void
  readonly question: {
    readonly open: boolean
    readonly steps: number
    readonly onConfirm: () => void
    readonly onCancel: () => void
  }
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
      const steps = editor.current?.countUndoSteps() ?? 0
      // Unsaved pages raise a question of their own: one is enough.
      const hasUnsaved = (editor.current?.getState().unsavedPages.size ?? 0) > 0
      if (steps === 0 || hasUnsaved) {
        onPlace(place)
        return
      }
      setAsked({ place, steps })
      setOpen(true)
    },
    question: {
      open,
      steps: asked?.steps ?? 0,
      onConfirm() {
        setOpen(false)
        if (asked !== null) onPlace(asked.place)
      },
      onCancel: () => setOpen(false),
    },
  }
}
