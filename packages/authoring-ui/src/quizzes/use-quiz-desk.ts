import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UnsavedWork } from '../connected/unsaved-work'
import { isUnsaved, type QuizDesk, type QuizDeskState } from './create-quiz-desk'
import type { DraftPlace } from './kept-draft'

export interface UseQuizDeskOptions {
  readonly desk: QuizDesk
  readonly place: DraftPlace
  /** Resolves to whether everything is saved. */
  readonly save: () => Promise<boolean>
  readonly onUnsaved: (work: UnsavedWork | null) => void
}

export interface QuizDeskView {
  readonly state: QuizDeskState
  readonly isUnsaved: boolean
  /** The unsaved changes are kept on this device. */
  readonly isKept: boolean
}

/** Milliseconds after the last change until it is kept on this device. */
const keepMilliseconds = 300

/** Keeps unsaved changes on this device, and tells the application about them, so that nobody leaves them by mistake. */
export function useQuizDesk({ desk, place, save, onUnsaved }: UseQuizDeskOptions): QuizDeskView {
  const state = useSyncExternalStore(desk.subscribe, desk.getState)
  const { stored, draft } = state
  const unsaved = isUnsaved(state)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (!unsaved) {
      place.clear()
      setKept(false)
      return undefined
    }
    const keep = () => setKept(place.write({ stored, draft }))
    const timer = setTimeout(keep, keepMilliseconds)
    // A reload or a closed tab does not wait for the timer.
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [place, unsaved, stored, draft])
  useEffect(() => {
    if (!unsaved) return undefined
    onUnsaved({
      pageNumbers: () => [],
      itemNames: () => [desk.getState().draft.title],
      save,
      isAt: () => true,
    })
    return () => onUnsaved(null)
  }, [desk, unsaved, save, onUnsaved])
  return { state, isUnsaved: unsaved, isKept }
}
