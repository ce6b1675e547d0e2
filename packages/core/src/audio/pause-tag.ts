import { pauseTagSeconds } from '../book/constants'

/**
 * The text that makes the voice pause: `<break time="0.5s" />`. Shorter pauses, and what is no number, are raised to
 * half a second; fractions are kept to the millisecond.
 */
export function pauseTag(seconds: number = pauseTagSeconds.initial): string {
  const wanted = Number.isFinite(seconds) ? Math.max(pauseTagSeconds.minimum, seconds) : pauseTagSeconds.initial
  return `<break time="${Math.round(wanted * 1000) / 1000}s" />`
}

/** Whether the speech provider would cut the pause short: say so beside the field. */
export function isPauseTooLong(seconds: number): boolean {
  return seconds > pauseTagSeconds.longestHonoured
}
