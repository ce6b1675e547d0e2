import { useMemo } from 'react'
import { endReached, pageTurned } from '../store/reading-slice'
import { findSpread, type SpreadSize } from '../store/find-spread'
import { isSamePlace, listPlaces } from '../store/outline'
import { useReaderDispatch, useReaderStore } from './use-reader-store'

export interface PageTurns {
  readonly previousPage: () => void
  readonly nextPage: () => void
}

/** Returns functions that turn the pages manually. Past the last page is the end of the book. */
export function usePageTurns(spreadSize: SpreadSize): PageTurns {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  return useMemo(() => {
    const turn = (to: 'previous' | 'next') => {
      const { outline, shown, narrated } = store.getState().reading
      const places = outline === null ? [] : listPlaces(outline)
      const find = (index: number) => findSpread(index, spreadSize, places.length)
      const here = find(places.findIndex((place) => isSamePlace(place, shown)))
      const there = here === null ? null : find(to === 'next' ? here[1] : here[0] - 1)
      const turned = there === null ? [] : places.slice(...there)
      // Back at the narration, the voice turns the pages again.
      const place = turned.find((candidate) => isSamePlace(candidate, narrated)) ?? turned[0]
      if (place !== undefined) dispatch(pageTurned({ place, by: 'hand' }))
      else if (to === 'next') dispatch(endReached({ isOffered: true }))
    }
    return { previousPage: () => turn('previous'), nextPage: () => turn('next') }
  }, [store, dispatch, spreadSize])
}
