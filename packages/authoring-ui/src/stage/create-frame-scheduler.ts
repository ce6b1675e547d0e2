export interface FrameScheduler {
  /** Requests a frame, unless one is requested already. */
  readonly request: () => void
  /** Returns the number of frames drawn so far. */
  readonly count: () => number
  /** Cancels the requested frame and ignores later requests. */
  readonly stop: () => void
}

export interface FrameSource {
  readonly requestFrame: (draw: () => void) => number
  readonly cancelFrame: (id: number) => void
}

/** Draws at most once a frame, and only if something has changed. */
export function createFrameScheduler({ requestFrame, cancelFrame }: FrameSource, draw: () => void): FrameScheduler {
  let frame: number | null = null
  let frames = 0
  let isStopped = false

  function drawFrame(): void {
    frame = null
    draw()
    frames += 1
  }

  return {
    request() {
      if (frame === null && !isStopped) frame = requestFrame(drawFrame)
    },
    count: () => frames,
    stop() {
      isStopped = true
      if (frame !== null) cancelFrame(frame)
    },
  }
}
