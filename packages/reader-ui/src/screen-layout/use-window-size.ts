import { useSyncExternalStore } from 'react'

/** How large the window is, in CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** The size of the window, now and after each change of it. */
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
