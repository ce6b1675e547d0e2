import type { Rect } from '@lectern/core/book'

/**
 * Returns the seconds of real time that a player pauses at the end of `rect`: its `pauseAfter` divided by the rate. 0 without a
 * `pauseAfter` above 0.
 * @param rate playback rate; 0, a negative and a non-finite one count as 1
 *
 * @example
 * computeHoldSeconds({ pauseAfter: 3 }, 1.5) // => 2
 * computeHoldSeconds({}, 1.5) // => 0
 */
export function computeHoldSeconds(rect: Pick<Rect, 'pauseAfter'>, rate: number): number {
  const seconds = rect.pauseAfter
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= 0) return 0
  return Number.isFinite(rate) && rate > 0 ? seconds / rate : seconds
}
