/** Milliseconds of the script of one frame, and of the whole frame with its pixels drawn. */
export interface FrameTime {
  readonly scriptMs: number
  readonly finishedMs: number
}

export interface FrameRecorder {
  /** Returns the frames since the last call. */
  readonly take: () => FrameTime[]
}

/**
 * Times the frames that code of the page asks for from now on. With `finish`, which waits until the pixels of a canvas are drawn,
 * a frame is measured to its end: drawing goes on after the script, in another process.
 */
export function recordFrames(finish: (() => void) | null): FrameRecorder {
  const request = window.requestAnimationFrame.bind(window)
  let frames: FrameTime[] = []
  window.requestAnimationFrame = (callback) =>
    request((now) => {
      const start = performance.now()
      callback(now)
      const scriptMs = performance.now() - start
      finish?.()
      frames.push({ scriptMs, finishedMs: performance.now() - start })
    })
  return {
    take() {
      const taken = frames
      frames = []
      return taken
    },
  }
}

/** Resolves when the next frame, and what it was asked to do, is over. */
export function passFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
