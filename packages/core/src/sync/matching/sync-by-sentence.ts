import type { Language, Rect, SyncResult, TimedWord } from '../../types'
import { syncByKey } from './sync-by-key'
import { validateTimings } from '../timing/validate-timings'

/**
 * Gives all rects of a sentence (those with the same `sentenceId`) the interval in which its words are spoken. A rect without
 * a `sentenceId` is a sentence of its own. Rects are in reading order, words in order of time, in seconds. Returns sentences of
 * which less than half is heard, and the page number, unchanged. Reports words that are left out because their times are
 * unusable ('not-a-time') or far from those around them ('out-of-order'), words whose times had to be moved ('overlap'), and,
 * as `validateTimings` does, rects that overlap another sentence, such as one interrupted by a caption. A page without words
 * has the issue 'no-word-rects'.
 *
 * @throws TypeError if the language, a word or a rect is missing
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
  const result = syncByKey(rects, timedWords, { ...o, numberKeys: numberSentences })
  const overlaps = validateTimings(result.rects).filter(({ code }) => code === 'overlap')
  return { ...result, issues: [...result.issues, ...overlaps] }
}

/** Numbers the sentence of each rect: the index of its first rect. */
function numberSentences(rects: readonly Rect[]): Int32Array {
  const firstOf = new Map<string, number>()
  return Int32Array.from(rects, ({ sentenceId }, index) => {
    if (sentenceId === undefined) return index
    const first = firstOf.get(sentenceId) ?? index
    firstOf.set(sentenceId, first)
    return first
  })
}
