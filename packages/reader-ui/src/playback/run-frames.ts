import type { PlaybackClock } from '@lectern/core/playback'

/** The functions of a window and a document that the scheduler needs. */
export interface FrameSource {
  requestFrame(callback: () => void): number
  cancelFrame(handle: number): void
  /** Calls back on `timeupdate` of the media and when the page becomes visible, because a hidden page gets no frames. */
  onCoarseTick(listener: () => void): () => void
}

/**
 * Calls `tick` with the media time: once per frame while the clock runs, immediately on play, pause and seek, and on every
 * coarse tick. Each player has one; it is idle while paused.
 *
 * @returns a function that stops it
 */
export function runFrames(clock: PlaybackClock, frames: FrameSource, tick: (time: number) => void): () => void {
  let handle: number | null = null

  const onFrame = () => {
    handle = null
    tick(clock.now())
    schedule()
  }
  const schedule = () => {
    // Requested again, so that it runs last in its frame, with the latest media time.
    if (handle !== null) frames.cancelFrame(handle)
    handle = clock.isPlaying ? frames.requestFrame(onFrame) : null
  }
  const now = () => {
    tick(clock.now())
    schedule()
  }

  const stopListening = clock.onDiscontinuity(now)
  const stopCoarse = frames.onCoarseTick(now)
  now()
  return () => {
    stopListening()
    stopCoarse()
    if (handle !== null) frames.cancelFrame(handle)
    handle = null
  }
}
