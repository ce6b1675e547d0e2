import { useCallback, useSyncExternalStore } from 'react'

export interface PictureInPicture {
  /** True while the video plays in a window of its own; null where the browser has none. */
  readonly isActive: boolean | null
  /** Opens or closes the window; rejects if the browser refuses. */
  readonly toggle: () => Promise<unknown>
}

/** Follows the window of its own in which the browser can show a video over all others. */
export function usePictureInPicture(video: HTMLVideoElement): PictureInPicture {
  const isActive = useIsInOwnWindow(video)
  return {
    isActive: document.pictureInPictureEnabled ? isActive : null,
    toggle: () => (isActive ? document.exitPictureInPicture() : video.requestPictureInPicture()),
  }
}

/** Returns true while the element plays in a window of its own. */
export function useIsInOwnWindow(video: HTMLMediaElement): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      video.addEventListener('enterpictureinpicture', listener)
      video.addEventListener('leavepictureinpicture', listener)
      return () => {
        video.removeEventListener('enterpictureinpicture', listener)
        video.removeEventListener('leavepictureinpicture', listener)
      }
    },
    [video],
  )
  return useSyncExternalStore(subscribe, () => document.pictureInPictureElement === video)
}
