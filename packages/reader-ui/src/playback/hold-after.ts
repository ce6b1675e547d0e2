import type { Rect } from '@lectern/core/book'

/**
 * Seconds of real time that a player holds still at the end of `rect` before it plays on: its `pauseAfter`, shorter at
 * a faster rate. 0 when the rect asks for none, or for one that is not a number above 0.
 * @param rate playback rate; one that nothing plays at (0, below it, not finite) counts as 1
 *
 * @example
 * holdAfter({ pauseAfter: 3 }, 1.5) // => 2
 * holdAfter({}, 1.5) // => 0
 */
export function holdAfter(rect: Pick<Rect, 'pauseAfter'>, rate: number): number {
  const seconds = rect.pauseAfter
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= 0) return 0
  return Number.isFinite(rate) && rate > 0 ? seconds / rate : seconds
}
