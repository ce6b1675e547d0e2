import { pauseTagSeconds } from '../book/constant-table'

/**
 * The text that makes the voice pause: `<break time="0.5s" />`. Shorter pauses, and what is no number, are raised to
 * half a second; fractions are kept to the millisecond. Numbers are written out, never with an exponent.
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
