import { pauseTagSeconds } from '@lectern/core/book'

/**
 * Returns true if the speech provider shortens a pause, which it does above 3 seconds. A value that is not a number counts as
 * half a second.
 *
 * @example
 * isPauseTooLong(3) // => false
 * isPauseTooLong(3.5) // => true
 */
export function isPauseTooLong(seconds: number): boolean {
  return Number.isFinite(seconds) && seconds > pauseTagSeconds.longestHonoured
}
