import type { ClockReading, PlaybackClock } from '@lectern/core/playback'

/** The functions of a window and a document that the scheduler needs. */
export interface FrameSource {
  /** Calls back with the frame's timestamp. */
  requestFrame(callback: (frameMilliseconds: number) => void): number
  cancelFrame(handle: number): void
  /** Returns the present time on the clock of the frames' timestamps. */
  milliseconds(): number
  /** Calls back on `timeupdate` of the media and when the page becomes visible, because a hidden page gets no frames. */
  onCoarseTick(listener: () => void): () => void
}

/** A reading of the playback clock, and the timestamp of the frame that is being drawn; null outside of frames. */
export type Tick = (reading: ClockReading, frameMilliseconds: number | null) => void

/**
 * Calls `tick` with the media time: once per frame while the clock runs, immediately on play, pause and seek, and on every
 * coarse tick. Each player has one; it is idle while paused.
 *
 * @returns a function that stops it
 */
export function runFrames(clock: PlaybackClock, frames: FrameSource, tick: Tick): () => void {
  let handle: number | null = null

  const read = (): ClockReading => ({ milliseconds: frames.milliseconds(), seconds: clock.now() })
  const onFrame = (frameMilliseconds: number) => {
    handle = null
    tick(read(), frameMilliseconds)
    schedule()
  }
  const schedule = () => {
    // Requested again, so that it runs last in its frame, with the latest media time.
    if (handle !== null) frames.cancelFrame(handle)
    handle = clock.isPlaying ? frames.requestFrame(onFrame) : null
  }
  const now = () => {
    tick(read(), null)
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
