import { syncBySentence } from '../sync/matching/sync-by-sentence'
import { removeTimes } from '../sync/timing/remove-times'
import type { Language, Rect } from '../types'

/**
 * Gives the sentence rects of a page the times of its word rects, in seconds of the chapter. A sentence none of whose words
 * has times loses its own, which belong to an earlier narration. Unchanged rects are the same objects.
 *
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const at = { x: 0, y: 0, width: 40, height: 20 }
 * const words = [
 *   { id: 'a', ...at, word: 'Good', startTime: 1, endTime: 1.4 },
 *   { id: 'b', ...at, word: 'night.', startTime: 1.4, endTime: 2 },
 * ]
 * const [sentence] = timeSentences([{ id: 's', ...at, word: 'Good night.' }], words, { language: 'en' })
 * const { startTime, endTime } = sentence
 * startTime // => 1
 * endTime // => 2
 */
export function timeSentences(sentences: readonly Rect[], words: readonly Rect[], o: { language: Language }): Rect[] {
  const spoken = words.flatMap(({ word, startTime, endTime }) =>
    word === undefined || startTime === undefined || endTime === undefined
      ? []
      : [{ word, start: startTime, end: endTime }],
  )
  return syncBySentence(sentences.map(dropTimes), spoken, o).rects
}

/** Returns the same object if it has no times. */
function dropTimes(rect: Rect): Rect {
  const { startTime, endTime, timing } = rect
  return startTime === undefined && endTime === undefined && timing === undefined ? rect : removeTimes(rect)
}
