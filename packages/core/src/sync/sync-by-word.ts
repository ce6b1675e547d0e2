import type { Language, Rect, SyncResult, TimedWord } from '../types'
import { syncEach } from './sync-each'

/**
 * Gives each word rect the start and end of the spoken word that it matches. The rects are in reading order, the words in
 * order of time, in seconds; both are aligned as a whole, so that text that is not read and speech that is not on the page
 * cost nothing around them. Matched rects are marked so, with the likeness as confidence; all others are answered as they
 * were (`fillTimingGaps` estimates theirs). Words whose times cannot be used are left out and listed ('not-a-time';
 * 'out-of-order' when they are far from those around them), and so are those that had to be moved a little ('overlap'): one
 * wrong time costs no other word its own. A page without any word is refused: its one issue is 'no-word-rects'.
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'The' },
 *   { id: 'b', x: 50, y: 0, width: 40, height: 20, word: 'cat' },
 *   { id: 'c', x: 100, y: 0, width: 60, height: 20, word: 'slept.' },
 * ]
 * const spoken = [
 *   { word: 'the', start: 0, end: 0.2 },
 *   { word: 'slept', start: 0.6, end: 1 },
 * ]
 * const synced = syncByWord(rects, spoken, { language: 'en' })
 * synced.rects[2] // => { ...rects[2], startTime: 0.6, endTime: 1, timing: { source: 'matched', confidence: 1 } }
 * synced.firstUnassignedRect // => { index: 1, id: 'b', word: 'cat' }
 * synced.issues // => []
 */
export function syncByWord<R extends Rect>(
  rects: readonly R[],
  timedWords: readonly TimedWord[],
  o: { language: Language },
): SyncResult<R & Rect> {
  return syncEach(rects, timedWords, { ...o, keyOf: (_, index) => index })
}
