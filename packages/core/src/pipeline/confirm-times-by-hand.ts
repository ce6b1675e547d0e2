import type { Rect } from '../types'
import type { SpokenWord } from './spoken-word'
import { digestSpokenWords } from '../staleness/digest-spoken-words'

/**
 * Marks times that were set by hand for an earlier narration as right for the present one, as the author has decided. Other
 * rects stay the same objects.
 *
 * @param rects of one page
 * @param spokenWords the words spoken for the page
 *
 * @example
 * const timing = { source: 'manual', narration: 'earlier' }
 * const rects = [{ id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'Hello', startTime: 0, endTime: 1, timing }]
 * const [confirmed] = confirmTimesByHand(rects, [{ word: 'hello', start: 0, end: 1 }])
 * confirmed.timing.narration === 'earlier' // => false
 */
export function confirmTimesByHand(rects: readonly Rect[], spokenWords: readonly SpokenWord[]): Rect[] {
  const narration = digestSpokenWords(spokenWords)
  return rects.map((rect) =>
    rect.timing?.source === 'manual' && rect.timing.narration !== narration
      ? { ...rect, timing: { ...rect.timing, narration } }
      : rect,
  )
}
