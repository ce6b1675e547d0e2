/** A pause tag in a text, by UTF-16 offsets, half-open. */
export interface FoundPauseTag {
  start: number
  end: number
  /** Duration of the pause; null if the tag has no valid time. */
  seconds: number | null
}

const PAUSE_TAG = /<break\b[^<>]*>/gi
const TIME = /\stime\s*=\s*["'](\d+(?:\.\d+)?|\.\d+)\s*(ms|s)["']/i
const MILLISECONDS_PER_SECOND = 1000

/**
 * Finds the pause tags of a text, as `pauseTag` and speech providers write them; times in `s` or `ms`.
 *
 * @example
 * findPauseTags('Wait <break time="250ms"/> here') // => [{ start: 5, end: 26, seconds: 0.25 }]
 * findPauseTags('<break>') // => [{ start: 0, end: 7, seconds: null }]
 */
export function findPauseTags(text: string): FoundPauseTag[] {
  return Array.from(text.matchAll(PAUSE_TAG), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    seconds: readSeconds(match[0]),
  }))
}

function readSeconds(tag: string): number | null {
  const match = TIME.exec(tag)
  if (!match) return null
  const [, amount, unit] = match
  return Number(amount) / (unit?.toLowerCase() === 'ms' ? MILLISECONDS_PER_SECOND : 1)
}
