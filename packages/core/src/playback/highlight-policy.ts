import { highlightLingerSeconds } from '../book/constant-table'
import { ROUNDING_SECONDS } from '../sync/timing/time-tolerances'
import type { CueIndex } from '../types'
import { getCueTable } from './cue-table'

/**
 * Returns the ids to highlight at `time`, in seconds: by start, enclosing cues first. In a gap of at most `lingerSeconds`
 * (default 0.5) between two cues the last one stays highlighted. In a longer gap, before the first cue, after the last, and for
 * NaN nothing is highlighted. A linger that is negative or not a number bridges no gap.
 *
 * Gaps are those of the whole index: an active sentence hides the gaps between its words, so build one index for words and one
 * for sentences.
 * @throws TypeError if `buildCueIndex` did not make the index
 *
 * @example
 * const index = buildCueIndex([
 *   { id: 'The', start: 0, end: 0.3 },
 *   { id: 'cat', start: 0.5, end: 0.8 },
 * ])
 * highlightPolicy(index, 0.6) // => ['cat']
 * highlightPolicy(index, 0.4) // => ['The']
 * highlightPolicy(index, 0.4, { lingerSeconds: 0.1 }) // => []
 */
export function highlightPolicy(index: CueIndex, time: number, o: { lingerSeconds?: number } = {}): string[] {
  const lingerSeconds = o.lingerSeconds ?? highlightLingerSeconds
  const table = getCueTable(index)
  const span = table.findSpan(time, -1)
  if (span < 0) return []

  const lit = table.activeIn(span)
  if (lit.length > 0) return table.namesOf(lit)

  const gapSeconds = table.spanStart(span + 1) - table.spanStart(span)
  // Times come from decimal texts: 1.6 - 1.1 is half a second, but not in binary.
  const isBridged = gapSeconds < Infinity && gapSeconds <= lingerSeconds + ROUNDING_SECONDS
  return isBridged ? table.namesOf(table.activeIn(span - 1)) : []
}
