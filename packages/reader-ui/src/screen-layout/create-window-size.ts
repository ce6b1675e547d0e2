import { listenToResize } from './listen-to-resize'
import { runAfterPaint } from './run-after-paint'

/** Size of the window in CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** The window's size as it was when the window last changed. */
export interface KeptWindowSize {
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => WindowSize
}

/**
 * Keeps the window's size. Whoever asks the window itself makes the browser lay out all that changed since the last frame: at
 * a page turn that takes as long as the turn.
 */
export function createWindowSize(): KeptWindowSize {
  let size = readSize()
  const update = () => {
    const { width, height } = readSize()
    if (width !== size.width || height !== size.height) size = { width, height }
  }
  return {
    subscribe(listener) {
      let isSubscribed = true
      const follow = () => {
        if (!isSubscribed) return
        update()
        listener()
      }
      // The window may have changed between the first reading and the subscription. After a paint, the page is laid out.
      runAfterPaint(follow)
      const stopListening = listenToResize(follow)
      return () => {
        isSubscribed = false
        stopListening()
      }
    },
    current: () => size,
  }
}

function readSize(): WindowSize {
  return { width: window.innerWidth, height: window.innerHeight }
}
