import { useSyncExternalStore } from 'react'
import { enterFullScreen, hasScreen, leaveFullScreen, onFullScreenChange } from './full-screen-api'

export interface PageFullScreen {
  /** False where the browser has no full screen, as on an iPhone or in a frame without permission. */
  readonly isAvailable: boolean
  readonly isFull: boolean
  readonly enter: () => Promise<unknown>
  readonly leave: () => Promise<unknown>
}

/** Makes the whole page full screen, with its dialogs, menus and toasts. `isFull` follows the browser's own Escape. */
export function usePageFullScreen(): PageFullScreen {
  const isFull = useSyncExternalStore(onFullScreenChange, hasScreen)
  return { isAvailable: document.fullscreenEnabled, isFull, enter: enterFullScreen, leave: leaveFullScreen }
}
