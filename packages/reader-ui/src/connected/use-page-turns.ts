import { useMemo } from 'react'
import { pageTurned } from '../store/reading-slice'
import { stepPlace } from '../store/step-place'
import { useReaderDispatch, useReaderStore } from './use-reader-store'

export interface PageTurns {
  readonly previousPage: () => void
  readonly nextPage: () => void
}

/** Returns functions that turn the page manually. They do nothing at the ends of the book. */
export function usePageTurns(): PageTurns {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  return useMemo(() => {
    const turn = (step: number) => {
      const { outline, shown } = store.getState().reading
      const place = outline === null || shown === null ? null : stepPlace(outline, shown, step)
      if (place !== null) dispatch(pageTurned({ place, by: 'hand' }))
    }
    return { previousPage: () => turn(-1), nextPage: () => turn(1) }
  }, [store, dispatch])
}
