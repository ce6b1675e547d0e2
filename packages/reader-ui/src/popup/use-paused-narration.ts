import { useEffect } from 'react'
import { useReaderDispatch, useReaderStore } from '../connected/use-reader-store'
import { mediaStarted, pausePressed } from '../store/reading-slice'
import { shouldResume } from './should-resume'

/** Pauses the narration while `isPausing`, and resumes it after that, unless the reader has used the player in between. */
export function usePausedNarration(isPausing: boolean): void {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  useEffect(() => {
    if (!isPausing) return undefined
    const before = store.getState().reading
    if (!before.isPlaying) return undefined
    dispatch(pausePressed())
    let isUsed = false
    const unsubscribe = store.subscribe(() => {
      if (store.getState().reading.isPlaying) isUsed = true
    })
    return () => {
      unsubscribe()
      // Unlike a press of the play button, it shows no other page.
      if (!isUsed && shouldResume({ before, now: store.getState().reading })) dispatch(mediaStarted())
    }
  }, [store, dispatch, isPausing])
}
