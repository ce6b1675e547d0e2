import type { Rect } from '../types'
import { dropPageNumber } from './drop-page-number'
import { groupLines } from './group-lines'

/** So many of the page's usual heights below the last line stands what no longer belongs to its paragraph. */
const PARAGRAPH_HEIGHTS = 2

/**
 * The rect that holds the number of the page, by the rule of `dropPageNumber`, or null. The rects may come in any order. On
 * a fine scan the lines of a paragraph are themselves more than its 50 pixels apart: there the number must also stand clear
 * of them. A number alone on its page is text.
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 60, height: 20, word: 'Good' },
 *   { id: 'b', x: 70, y: 0, width: 80, height: 20, word: 'night.' },
 *   { id: 'c', x: 65, y: 200, width: 20, height: 20, word: '12' },
 * ]
 * findPageNumber(rects)?.id // => 'c'
 * findPageNumber(rects.slice(0, 2)) // => null
 */
export function findPageNumber<R extends Rect>(rects: readonly R[]): R | null {
  const written = rects.filter((rect) => (rect.word ?? '').trim() !== '')
  const lines = groupLines(written)
  const { pageNumber } = dropPageNumber(lines)
  if (pageNumber === null) return null
  const heights = written.map((rect) => rect.height).toSorted((a, b) => a - b)
  const usualHeight = heights[heights.length >> 1] ?? 0
  return dropPageNumber(lines, { gap: PARAGRAPH_HEIGHTS * usualHeight }).pageNumber
}
