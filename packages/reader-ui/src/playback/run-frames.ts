import type { PlaybackClock } from '@lectern/core/playback'

/** What the scheduler needs of its surroundings; a window and a document have it. */
export interface FrameSource {
  requestFrame(callback: () => void): number
  cancelFrame(handle: number): void
  /** Frames stop while the page is hidden: calls back instead when the media reports its time, and on showing again. */
  onCoarseTick(listener: () => void): () => void
}

/**
 * Calls `tick` with the media time: once a frame while the clock runs, at once on play, pause and seek, and on every
 * coarse tick. There is one of these per player, and it is idle while nothing plays.
 *
 * @returns stops it
 */
export function runFrames(clock: PlaybackClock, frames: FrameSource, tick: (time: number) => void): () => void {
  let handle: number | null = null

  const onFrame = () => {
    handle = null
    tick(clock.now())
    schedule()
  }
  const schedule = () => {
    // Asked for anew, so that it comes last in its frame: what is lit then is as fresh as a frame can show it.
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
