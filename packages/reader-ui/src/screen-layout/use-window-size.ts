import { useSyncExternalStore } from 'react'

/** Size of the window in CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** Returns the window's current size. */
export function useWindowSize(): WindowSize {
  return {
    width: useSyncExternalStore(onResize, () => window.innerWidth),
    height: useSyncExternalStore(onResize, () => window.innerHeight),
  }
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
