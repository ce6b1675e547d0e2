import { useEffect, useMemo } from 'react'
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
  const spreadSize = useSpreadSize(book)
  const places = useMemo(() => listPlaces(outline), [outline])
  // The answers and not the page: a turn would render all tools for listening again.
  const isAtEnd = useReaderSelector(({ reading }) => {
    const index = places.findIndex((place) => isSamePlace(place, reading.shown))
    return findSpread(index, spreadSize, places.length)?.[1] === places.length
  })
  const isOffered = useReaderSelector(
    ({ reading: { end, isPlaying, shown } }) =>
      end !== null && end.isOffered && !isPlaying && isSamePlace(end.place, shown),
  )
  const isRead = isAtEnd && !outline.chapters.some(({ isNarrated }) => isNarrated)

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

  return [isOffered, () => dispatch(endReached({ isOffered: false }))]
}
