import { startTransition, useEffect, useState } from 'react'
import type { AudioEditorStore } from '../editor/create-audio-editor'
import type { SpeechTextState } from '../speech-text/step-speech-text'

/** Everything about a whole chapter follows when typing has paused as long as this. */
const PAUSE_MILLISECONDS = 250

export interface SettledText {
  /** The text as it was when typing last paused. */
  readonly text: SpeechTextState
  /** Follows at once, as before another action of the author. */
  readonly settle: () => void
}

/**
 * Returns the text for what is computed of the whole chapter: it follows what is typed after a pause, in the background, and every
 * other change at once. The page that is typed in does not wait for it.
 */
export function useSettledText(store: AudioEditorStore): SettledText {
  const [text, setText] = useState(() => store.getState().text)
  const settle = () => setText(store.getState().text)
  useEffect(() => {
    let last = store.getState().text
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      const next = store.getState().text
      if (next === last) return
      clearTimeout(timer)
      if (isTyped(last, next)) {
        timer = setTimeout(() => startTransition(() => setText(store.getState().text)), PAUSE_MILLISECONDS)
      } else {
        setText(next)
      }
      last = next
    }
    setText(last)
    const end = store.subscribe(follow)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [store])
  return { text, settle }
}

/** Returns true if only the author's changes to the text differ. */
function isTyped(before: SpeechTextState, after: SpeechTextState): boolean {
  return (
    before.pages === after.pages &&
    before.version === after.version &&
    before.isBuilding === after.isBuilding &&
    before.failedLookups === after.failedLookups
  )
}
