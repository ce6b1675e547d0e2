import { pauseTagSeconds } from '../book/constants'

/**
 * The text that makes the voice pause: `<break time="0.5s" />`. Shorter pauses, and what is no number, are raised to
 * half a second; fractions are kept to the millisecond.
 *
 * @example
 * pauseTag(1.25) // => '<break time="1.25s" />'
 * pauseTag(0.1) // => '<break time="0.5s" />'
 */
export function pauseTag(seconds: number = pauseTagSeconds.initial): string {
  const wanted = Number.isFinite(seconds) ? Math.max(pauseTagSeconds.minimum, seconds) : pauseTagSeconds.initial
  return `<break time="${Math.round(wanted * 1000) / 1000}s" />`
}

/**
 * Whether the speech provider would cut the pause short, as it does above 3 seconds: say so beside the field.
 *
 * @example
 * isPauseTooLong(3) // => false
 * isPauseTooLong(3.5) // => true
 */
export function isPauseTooLong(seconds: number): boolean {
  return seconds > pauseTagSeconds.longestHonoured
}
