import type { Rect } from '../types'

/**
 * Seconds of real time that a player holds still at the end of `rect` before it plays on: its `pauseAfter`, shorter at
 * a faster rate. 0 when the rect asks for none; a RangeError when it does and the rate is not above 0.
 * @param rate playback rate, above 0
 *
 * @example
 * holdAfter({ pauseAfter: 3 }, 1.5) // => 2
 * holdAfter({}, 1.5) // => 0
 */
export function holdAfter(rect: Pick<Rect, 'pauseAfter'>, rate: number): number {
  const seconds = rect.pauseAfter
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= 0) return 0
  if (!(rate > 0)) throw new RangeError(`A playback rate is above 0, not ${rate}.`)
  return seconds / rate
}
