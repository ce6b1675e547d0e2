import { useCallback, useEffect, useRef } from 'react'
import { collectTyping, type CollectedText } from './collect-typing'

/** Collects letters that are typed before the field for them is there. */
export function useCollectedTyping(): {
  /** Begins to collect; earlier letters are dropped. */
  readonly collect: () => void
  /** Ends it and returns the letters; null if none were collected. */
  readonly takeCollected: () => string | null
} {
  const typing = useRef<CollectedText>(null)
  const takeCollected = useCallback(() => {
    const text = typing.current?.take() ?? null
    typing.current = null
    return text
  }, [])
  useEffect(() => () => void takeCollected(), [takeCollected])
  const collect = useCallback(() => {
    typing.current?.take()
    typing.current = collectTyping(document)
  }, [])
  return { collect, takeCollected }
}
