import { useLayoutEffect, useRef } from 'react'
import type { NarrationMedia } from '../playback/create-narration-media'
import {
  mediaEnded,
  mediaFailed,
  mediaStarted,
  mediaStopped,
  mediaWaited,
  narrationRenewed,
  positionPolled,
} from '../store/reading-slice'
import { useReaderDispatch, useReaderStore } from './use-reader-store'

/**
 * Reports the events of the media element to the store.
 *
 * @param onRefreshMedia requests new signed URLs for the book's media
 */
export function useMediaReports(media: NarrationMedia, onRefreshMedia: () => Promise<unknown>): void {
  const store = useReaderStore()
  const dispatch = useReaderDispatch()
  const renewal = useRef<'none' | 'asked' | 'done'>('none')
  useLayoutEffect(
    () =>
      media.listen({
        onPosition: (at) => dispatch(positionPolled(at)),
        onStarted: () => {
          renewal.current = 'none'
          dispatch(mediaStarted())
        },
        onWaiting: () => dispatch(mediaWaited()),
        onStopped: () => dispatch(mediaStopped()),
        onEnded: () => dispatch(mediaEnded(store.getState().preferences)),
        onFailure: (failure) => {
          // An expired URL never recovers, so a new one is tried before an error is shown. Only once: a missing file
          // would be requested endlessly.
          if (failure !== 'not-loaded' || renewal.current === 'done') {
            dispatch(mediaFailed({ failure }))
            return
          }
          dispatch(mediaWaited())
          if (renewal.current === 'asked') return
          renewal.current = 'asked'
          void onRefreshMedia().then(() => {
            renewal.current = 'done'
            dispatch(narrationRenewed())
          })
        },
      }),
    [store, dispatch, media, onRefreshMedia],
  )
}
