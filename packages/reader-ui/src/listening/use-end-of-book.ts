import { useEffect, useState } from 'react'
import { useReaderSelector, useReaderStore } from '../connected/use-reader-store'
import type { NarrationMedia } from '../playback/create-narration-media'
import { isSamePlace, type Outline, type Place } from '../store/outline'
import { findNarratedNeighbour } from './find-narrated-neighbour'

/** Returns true after the last narration of the book has ended, until the reader goes on or closes the notice. */
export function useEndOfBook(media: NarrationMedia, outline: Outline): readonly [hasEnded: boolean, close: () => void] {
  const store = useReaderStore()
  const [endedAt, setEndedAt] = useState<Place | null>(null)
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const isPlaying = useReaderSelector(({ reading }) => reading.isPlaying)
  useEffect(() => {
    const { element } = media
    const onEnded = () => {
      const { narrated, shown: last } = store.getState().reading
      const isLast = narrated !== null && findNarratedNeighbour(outline, narrated, 1) === null
      setEndedAt(isLast ? last : null)
    }
    element.addEventListener('ended', onEnded)
    return () => element.removeEventListener('ended', onEnded)
  }, [store, media, outline])
  return [endedAt !== null && !isPlaying && isSamePlace(endedAt, shown), () => setEndedAt(null)]
}
