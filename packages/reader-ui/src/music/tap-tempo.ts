import { tempoRange } from '@lectern/core/music'

/** A longer rest than this begins a new count: it is slower than the slowest tempo. */
const RESTART_SECONDS = 60 / tempoRange.minimum + 0.5
const TAPS_HEARD = 8

/**
 * The tempo of taps, from the median of their last distances, within the metronome's range and in whole beats a minute.
 * Null until there are two taps in a row. A rest of over 2.5 seconds, or a tap that does not come after the one before,
 * begins a new count.
 * @param tapsSeconds when the taps came, ascending
 *
 * @example
 * tapTempo([10, 10.5, 11, 11.5]) // => 120
 * tapTempo([10]) // => null
 */
export function tapTempo(tapsSeconds: readonly number[]): number | null {
  const intervals: number[] = []
  const taps = tapsSeconds.slice(-TAPS_HEARD).toReversed()
  for (const [index, tap] of taps.entries()) {
    const before = taps[index + 1]
    if (before === undefined || !(tap - before > 0) || tap - before > RESTART_SECONDS) break
    intervals.push(tap - before)
  }
  const sorted = intervals.toSorted((a, b) => a - b)
  const low = sorted[(sorted.length - 1) >>> 1]
  const high = sorted[sorted.length >>> 1]
  if (low === undefined || high === undefined) return null
  return Math.min(tempoRange.maximum, Math.max(tempoRange.minimum, Math.round(120 / (low + high))))
}
