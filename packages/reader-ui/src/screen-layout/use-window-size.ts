import { useSyncExternalStore } from 'react'
import { listenToResize } from './listen-to-resize'

/** Size of the window in CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** Returns the window's current size. */
export function useWindowSize(): WindowSize {
  return {
    width: useSyncExternalStore(listenToResize, () => window.innerWidth),
    height: useSyncExternalStore(listenToResize, () => window.innerHeight),
  }
}
