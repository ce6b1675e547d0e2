import { pauseTagSeconds } from '@lectern/core/book'

/**
 * Whether the speech provider would cut the pause short, as it does above 3 seconds: say so beside the field. What is no
 * number becomes half a second, which is not too long.
 *
 * @example
 * isPauseTooLong(3) // => false
 * isPauseTooLong(3.5) // => true
 */
export function isPauseTooLong(seconds: number): boolean {
  return Number.isFinite(seconds) && seconds > pauseTagSeconds.longestHonoured
}
