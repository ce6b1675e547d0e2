import type { ClockTrack } from './track-media-clock'

/**
 * Returns where a media clock will be at a moment near its last reading, in media seconds. A clock that has not been seen
 * moving stays where it was read.
 *
 * @param milliseconds of the same clock as the readings
 * @param rate playback rate, 0 while paused
 *
 * @example
 * const first = trackMediaClock(null, { seconds: 2, milliseconds: 0 }, 0.5)
 * const track = trackMediaClock(first, { seconds: 2.5, milliseconds: 1000 }, 0.5)
 * estimateMediaTime(track, 1500, 0.5) // => 2.75
 */
export function estimateMediaTime(track: ClockTrack, milliseconds: number, rate: number): number {
  const { anchor, isMoving, last } = track
  return isMoving ? anchor.seconds + ((milliseconds - anchor.milliseconds) / 1000) * rate : last.seconds
}
