import { useCallback, useEffect, useRef, useState } from 'react'
import type { followNarration } from '../playback/follow-narration'
import { runAfterPaint } from '../screen-layout/run-after-paint'

type FollowNarration = typeof followNarration

/** Long after the first page, so that it does not delay it. */
const LOAD_AFTER_MS = 2000
/** The narration does not wait longer for its highlight, so that a press on Play is heard at once. */
const PATIENCE_MS = 300
const signsOfUse = ['pointerover', 'pointerdown', 'keydown'] as const

export interface LateFollower {
  /** Null until it is loaded. */
  readonly follow: FollowNarration | null
  /** Loads it now. Resolves when it is loaded, or after a moment. Null if there is nothing to wait for. */
  readonly prepare: () => Promise<unknown> | null
}

/** Loads what highlights the narration: at the first sign that somebody is there, or a while after the page. */
export function useLateFollower(): LateFollower {
  const [follow, setFollow] = useState<FollowNarration | null>(null)
  const loading = useRef<Promise<void>>(null)
  const isLoaded = useRef(false)
  const load = useCallback(() => {
    loading.current ??= import('../playback/follow-narration').then(
      ({ followNarration: loaded }) => {
        isLoaded.current = true
        setFollow(() => loaded)
      },
      (reason: unknown) => {
        // The next press tries again.
        loading.current = null
        console.error('The highlight could not be loaded.', reason)
      },
    )
    return loading.current
  }, [])
  useEffect(() => {
    // The answer to a tap does not wait for it.
    const begin = () => void runAfterPaint(() => void load())
    const timer = setTimeout(begin, LOAD_AFTER_MS)
    for (const sign of signsOfUse) window.addEventListener(sign, begin, { capture: true, once: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signsOfUse) window.removeEventListener(sign, begin, { capture: true })
    }
  }, [load])
  const prepare = useCallback(
    () =>
      isLoaded.current ? null : Promise.race([load(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]),
    [load],
  )
  return { follow, prepare }
}
