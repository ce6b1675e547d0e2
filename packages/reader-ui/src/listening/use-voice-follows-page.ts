import { useEffect } from 'react'
import { useReaderSelector, useReaderStore } from '../connected/use-reader-store'
import { findNarration } from '../store/find-narration'
import { isSamePlace } from '../store/outline'
import { wordPressed } from '../store/reading-slice'

/** Turning several pages in a row is not heard as the beginning of each. */
const SETTLE_MS = 300

/** Reads a page that is turned to by hand while the narration plays, if the reader wants that. A page without narration is not. */
export function useVoiceFollowsPage(): void {
  const store = useReaderStore()
  const isWanted = useReaderSelector(({ preferences }) => preferences.voiceFollowsPage)
  const shown = useReaderSelector(({ reading }) => reading.shown)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => {
      const { outline, narrated, isPlaying, shownBy } = store.getState().reading
      if (outline === null || shown === null || !isPlaying) return
      if (shownBy === 'narration' || isSamePlace(shown, narrated)) return
      const point = findNarration(outline, shown)
      if (point !== null && isSamePlace(point.place, shown)) store.dispatch(wordPressed(point))
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [store, isWanted, shown])
}
