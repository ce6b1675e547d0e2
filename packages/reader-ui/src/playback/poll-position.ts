import { playbackPollMilliseconds } from '@lectern/core/book'
import type { PlaybackClock } from '@lectern/core/playback'

/**
 * Reports the clock's position, in seconds, every 100 ms while it plays, and not while it is paused. Meant for the state of an
 * interface; the highlight reads the clock on every frame (see `createPlaybackCursor`).
 * @param every calls `run` at an interval, like `setInterval`; returns a function that stops it
 * @returns a function that stops it
 *
 * @example
 * const clock = { now: () => 1.5, isPlaying: true, rate: 1, onDiscontinuity: () => () => undefined }
 * const timers = []
 * const every = (milliseconds, run) => {
 *   timers.push(run)
 *   return () => timers.pop()
 * }
 * let shown = 0
 * const stop = pollPosition(clock, every, (seconds) => (shown = seconds))
 * timers[0]()
 * shown // => 1.5
 * stop()
 * timers.length // => 0
 */
export function pollPosition(
  clock: PlaybackClock,
  every: (milliseconds: number, run: () => void) => () => void,
  report: (seconds: number) => void,
): () => void {
  let stopTimer: (() => void) | null = null
  const follow = () => {
    if (clock.isPlaying) {
      stopTimer ??= every(playbackPollMilliseconds, () => report(clock.now()))
    } else {
      stopTimer?.()
      stopTimer = null
    }
  }
  const stopListening = clock.onDiscontinuity(follow)
  follow()
  return () => {
    stopListening()
    stopTimer?.()
    stopTimer = null
  }
}
