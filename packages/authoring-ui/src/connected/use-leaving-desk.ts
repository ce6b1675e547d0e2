import { useCallback, useRef, useState } from 'react'
import type { Editor } from '../editor/editor'
import type { WorkPlace } from './work-place'

export interface LeavingDesk {
  /** What the desk tells of its editor. */
  readonly onEditor: (editor: Editor | null) => void
  /** Goes to another desk; asks first where steps could be undone that cannot be afterwards. */
  readonly leaveFor: (place: WorkPlace) => void
  readonly question: {
    readonly open: boolean
    readonly steps: number
    readonly onConfirm: () => void
    readonly onCancel: () => void
  }
}

/** What can be undone belongs to a desk: another chapter or language begins with nothing to undo. */
export function useLeavingDesk(onPlace: (place: WorkPlace) => void): LeavingDesk {
  const editor = useRef<Editor | null>(null)
  const [open, setOpen] = useState(false)
  // The dialog still says how many while it fades away.
  const [asked, setAsked] = useState<{ readonly place: WorkPlace; readonly steps: number } | null>(null)
  const onEditor = useCallback((next: Editor | null) => {
    editor.current = next
  }, [])
  return {
    onEditor,
    leaveFor(place) {
      const steps = editor.current?.countUndoSteps() ?? 0
      // Whoever leaves unsaved pages is asked about those: one question is enough.
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
