import { findPageNumberRects } from '../text-lines/page-numbers/find-page-number'
import { wordOf } from '../text-lines/word-of'
import type { Rect } from '../types'

/** Word rects with text, those of them with times, and those whose times are estimated. */
export interface TimedCount {
  readonly words: number
  readonly timed: number
  readonly estimated: number
}

/**
 * Counts the word rects of a page and how many have times. The page's number is not spoken and does not count.
 *
 * @param rects all word rects of one page, in reading order
 *
 * @example
 * const words = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'The', startTime: 0, endTime: 1 },
 *   { id: 'b', x: 50, y: 0, width: 40, height: 20, word: 'cat' },
 * ]
 * countTimed(words) // => { words: 2, timed: 1, estimated: 0 }
 */
export function countTimed(rects: readonly Rect[]): TimedCount {
  const pageNumbers = findPageNumberRects([...rects])
  let words = 0
  let timed = 0
  let estimated = 0
  for (const rect of rects) {
    if (wordOf(rect) === '' || pageNumbers.includes(rect)) continue
    words += 1
    if (rect.startTime === undefined || rect.endTime === undefined) continue
    timed += 1
    if (rect.timing?.source === 'estimated') estimated += 1
  }
  return { words, timed, estimated }
}
