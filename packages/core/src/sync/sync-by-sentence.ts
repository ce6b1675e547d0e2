import type { Language, Rect, SyncResult, TimedWord } from '../types'
import { syncEach } from './sync-each'
import { validateTimings } from './validate-timings'

/**
 * Gives all rects of a sentence, those that share a `sentenceId`, the stretch of time in which its words are spoken; a rect
 * without one is a sentence of its own. The rects are in reading order, the words in order of time, in seconds. Sentences of
 * which less than half is heard are answered as they were, and so is the page's number. Words whose times cannot be used are
 * left out and listed ('not-a-time'; 'out-of-order' when they are far from those around them), and so are those that had to
 * be moved a little ('overlap'). Rects whose times overlap those of another sentence, as of one with a caption in its midst,
 * are listed with their id, as `validateTimings` lists them. A page without any word is refused: its one issue is 'no-word-rects'.
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 120, height: 20, word: 'It rained', sentenceId: 's' },
 *   { id: 'b', x: 0, y: 30, width: 50, height: 20, word: 'again.', sentenceId: 's' },
 * ]
 * const spoken = [
 *   { word: 'It', start: 0, end: 0.2 },
 *   { word: 'rained', start: 0.2, end: 0.7 },
 *   { word: 'again.', start: 0.7, end: 1.1 },
 * ]
 * const synced = syncBySentence(rects, spoken, { language: 'en' })
 * synced.rects.map(({ startTime, endTime }) => [startTime, endTime]) // => [[0, 1.1], [0, 1.1]]
 * synced.coverage // => 1
 */
export function syncBySentence<R extends Rect>(
  rects: readonly R[],
  timedWords: readonly TimedWord[],
  o: { language: Language },
): SyncResult<R & Rect> {
  const result = syncEach(rects, timedWords, { ...o, keyOf: ({ sentenceId }, index) => sentenceId ?? index })
  const overlaps = validateTimings(result.rects).filter(({ code }) => code === 'overlap')
  return { ...result, issues: [...result.issues, ...overlaps] }
}
