import { useEffect, useLayoutEffect, useRef } from 'react'
import { useReaderDispatch, useReaderStore } from '../connected/use-reader-store'
import { isSamePlace } from '../store/outline'
import { pageTurned } from '../store/reading-slice'
import type { AutoplayState } from './step-autoplay'

/**
 * Turns back to a page that the narration left before its triggers opened, and on again after them. The reader sees no turn:
 * it is undone before the page is painted.
 */
export function useStayOnPage(state: AutoplayState): void {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const hasStayed = useRef(false)
  const isBusy = state.current !== null || state.waiting.length > 0
  useLayoutEffect(() => {
    const { outline, shown } = store.getState().reading
    const chapter = outline?.chapters.find(({ pages }) => pages.some(({ pageId }) => pageId === state.pageId))
    if (!isBusy || state.pageId === null || chapter === undefined) return
    const place = { chapterId: chapter.chapterId, pageId: state.pageId }
    if (isSamePlace(shown, place)) return
    hasStayed.current = true
    dispatch(pageTurned({ place, by: 'address' }))
  }, [store, dispatch, state, isBusy])
  useEffect(() => {
    if (isBusy || !hasStayed.current) return
    hasStayed.current = false
    const { shown, narrated } = store.getState().reading
    // The reader may have turned the page.
    if (narrated !== null && shown?.pageId === state.pageId) dispatch(pageTurned({ place: narrated, by: 'address' }))
  }, [store, dispatch, state, isBusy])
}
