import { useEffect } from 'react'
import { useSpreadSize } from '../connected/use-spread-size'
import { useReaderDispatch, useReaderSelector, useReaderStore } from '../connected/use-reader-store'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { findSpread } from '../store/find-spread'
import { isSamePlace, listPlaces } from '../store/outline'
import { endReached } from '../store/reading-slice'
import { findNarratedNeighbour } from './find-narrated-neighbour'

/**
 * Follows the reader to the end of the book: the last narration has ended, or the last page of a book without any is shown.
 * Returns true after the narration, or after a turn past the last page, until the reader goes on or closes the notice.
 */
export function useEndOfBook({
  media,
  outline,
  book,
}: Pick<ReadingToolsProps, 'media' | 'outline' | 'book'>): readonly [isOffered: boolean, close: () => void] {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const end = useReaderSelector(({ reading }) => reading.end)
  const isPlaying = useReaderSelector(({ reading }) => reading.isPlaying)
  const spreadSize = useSpreadSize(book)
  const places = listPlaces(outline)
  const spread = findSpread(
    places.findIndex((place) => isSamePlace(place, shown)),
    spreadSize,
    places.length,
  )
  const isRead = spread?.[1] === places.length && !outline.chapters.some(({ isNarrated }) => isNarrated)

  useEffect(() => {
    if (isRead) dispatch(endReached({ isOffered: false }))
  }, [dispatch, isRead])
  useEffect(() => {
    const { element } = media
    const onEnded = () => {
      const { narrated } = store.getState().reading
      const isLast = narrated !== null && findNarratedNeighbour(outline, narrated, 1) === null
      if (isLast) dispatch(endReached({ isOffered: true }))
    }
    element.addEventListener('ended', onEnded)
    return () => element.removeEventListener('ended', onEnded)
  }, [store, dispatch, media, outline])

  const isOffered = end !== null && end.isOffered && !isPlaying && isSamePlace(end.place, shown)
  return [isOffered, () => dispatch(endReached({ isOffered: false }))]
}
