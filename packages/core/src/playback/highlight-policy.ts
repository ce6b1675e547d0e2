import { highlightLingerSeconds } from '../book/constant-table'
import { ROUNDING_SECONDS } from '../sync/least-times'
import type { CueIndex } from '../types'
import { tableOf } from './cue-table'

/**
 * What to light up at `time`, in seconds, by id: by start, the enclosing cue first. In a gap between two cues that is no longer than
 * `lingerSeconds` (0.5 unless told) the last one stays lit; in a longer gap, before the first cue, after the last and at a
 * time that is not a number nothing is. A linger that is not a number or below 0 bridges no gap. An index that `buildCueIndex` did not make is refused with a TypeError.
 *
 * The gaps are those of the whole index: a sentence that is on hides the gaps between its words, so build one index for
 * words and one for sentences.
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
  const table = tableOf(index)
  const span = table.findSpan(time, -1)
  if (span < 0) return []

  const lit = table.placesIn(span)
  if (lit.length > 0) return table.namesOf(lit)

  const gapSeconds = table.spanStart(span + 1) - table.spanStart(span)
  // Times come from decimal texts: 1.6 - 1.1 is a gap of half a second, though not in binary.
  const isBridged = gapSeconds < Infinity && gapSeconds <= lingerSeconds + ROUNDING_SECONDS
  return isBridged ? table.namesOf(table.placesIn(span - 1)) : []
}
