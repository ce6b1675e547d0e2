import type { Cue, CueIndex } from '../types'
import { CueTable } from './cue-table'

/**
 * Builds an index of cues for look-ups by time. Cues may come in any order and overlap to any depth. Leaves out cues that are
 * never active (a time that is not finite, an end not after the start); `validateTimings` of `sync` reports those.
 *
 * Build one index for words and one for sentences, see `highlightPolicy`.
 * @param cues start and end in seconds; a cue is active while `start <= time < end`
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
