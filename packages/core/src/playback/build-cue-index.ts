import type { Cue, CueIndex } from '../types'
import { CueTable } from './cue-table'

/**
 * Prepares cues for lookups by time. Cues may come in any order and may overlap to any depth. A cue that never is on
 * (a time that is not finite, an end not after its start) is left out; `validateTimings` of `sync` names those.
 *
 * Words and sentences want an index each: see `highlightPolicy`.
 * @param cues start and end in seconds, on while `start <= time < end`
 *
 * @example
 * const index = buildCueIndex([
 *   { id: 'The', start: 0, end: 0.3 },
 *   { id: 'cat', start: 0.3, end: 0.8 },
 *   { id: 'never on', start: 2, end: 1 },
 * ])
 * index.size // => 2
 * highlightPolicy(index, 0.5) // => ['cat']
 */
export function buildCueIndex(cues: readonly Cue[]): CueIndex {
  return new CueTable(cues)
}
