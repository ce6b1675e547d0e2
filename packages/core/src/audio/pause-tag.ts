import { pauseTagSeconds } from '../book/constant-table'

/**
 * Returns the tag that makes a voice pause: `<break time="0.5s" />`. Shorter pauses are raised to half a second, which is also
 * used for NaN. Seconds are rounded to milliseconds and written without an exponent.
 *
 * @example
 * pauseTag(1.25) // => '<break time="1.25s" />'
 * pauseTag(0.1) // => '<break time="0.5s" />'
 */
export function pauseTag(seconds: number = pauseTagSeconds.initial): string {
  const wanted = Number.isFinite(seconds) ? Math.max(pauseTagSeconds.minimum, seconds) : pauseTagSeconds.initial
  return `<break time="${writeOut(wanted)}s" />`
}

function writeOut(seconds: number): string {
  const rounded = Math.round(seconds * 1000) / 1000
  return Number.isSafeInteger(Math.trunc(rounded)) ? String(rounded) : String(BigInt(seconds))
}
