import { useCallback, useEffect, useRef, useState } from 'react'
import { speakQuestion, type SpokenQuestion } from './speak-question'
import { canSpeak } from './speak-texts'

export interface Speech {
  /** Question that is read aloud; null while none is. */
  readonly speakingId: number | null
  /** Reads a question aloud, or stops it. */
  readonly toggle: (questionId: number, question: SpokenQuestion) => void
}

/**
 * Reads questions aloud, one at a time; null where the browser cannot.
 *
 * @param onStart called before reading begins
 */
export function useSpeech(language: string, onStart: () => void): Speech | null {
  const [speakingId, setSpeakingId] = useState<number | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const toggle = useCallback(
    (questionId: number, question: SpokenQuestion) => {
      stop.current?.()
      stop.current = null
      if (speakingId === questionId) {
        setSpeakingId(null)
        return
      }
      onStart()
      setSpeakingId(questionId)
      stop.current = speakQuestion(question, language, () => setSpeakingId(null))
    },
    [speakingId, language, onStart],
  )
  return canSpeak() ? { speakingId, toggle } : null
}
