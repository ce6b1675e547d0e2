import type { Language, Rect, SyncResult, TimedWord } from '../../types'
import { syncByKey } from './sync-by-key'

/**
 * Gives each word rect the start and end of the spoken word that it matches. Rects are in reading order, words in order of
 * time, in seconds. The alignment is global, so text that is not read aloud and speech that is not on the page do not disturb
 * the words around them. Matched rects get the timing source 'matched' and the similarity as confidence; all others are
 * returned unchanged (`fillTimingGaps` estimates their times). Reports words that are left out because their times are
 * unusable ('not-a-time') or far from those around them ('out-of-order'), and words whose times had to be moved ('overlap').
 * A page without words has the issue 'no-word-rects'.
 *
 * @throws TypeError if the language, a word or a rect is missing
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
  return syncByKey(rects, timedWords, { ...o, numberKeys: () => numberWords(rects.length) })
}

/** Numbers each rect by its index. A loop is several times as fast here as `Int32Array.from`. */
function numberWords(count: number): Int32Array {
  const numbers = new Int32Array(count)
  for (let index = 0; index < count; index += 1) numbers[index] = index
  return numbers
}
