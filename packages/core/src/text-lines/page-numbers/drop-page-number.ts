import { pageNumberGapPixels } from '../../book/constant-table'
import type { Line, Rect } from '../../types'
import { wordOf } from '../word-of'

const DIGITS_ONLY = /^\p{Nd}+$/u

/**
 * Separates the page number from the lines of a page: the last rect if it consists of digits, is alone on its line, and its top
 * is more than `gap` pixels (default 50) below the top of the line before. Lines run top to bottom, as `groupLines` returns
 * them. Returns the lines unchanged if there is no page number.
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 60, height: 20, word: 'Good' },
 *   { id: 'b', x: 70, y: 0, width: 80, height: 20, word: 'night.' },
 *   { id: 'c', x: 65, y: 200, width: 20, height: 20, word: '12' },
 * ]
 * const { lines, pageNumber } = dropPageNumber(groupLines(rects))
 * pageNumber?.word // => '12'
 * lines.length // => 1
 */
export function dropPageNumber<R extends Rect>(
  lines: Line<R>[],
  o: { gap?: number } = {},
): { lines: Line<R>[]; pageNumber: R | null } {
  const last = lines.at(-1)?.rects
  const text = lines.at(-2)?.box
  const number = last?.[0]
  if (text === undefined || number === undefined || last?.length !== 1) return { lines, pageNumber: null }
  if (!DIGITS_ONLY.test(wordOf(number))) return { lines, pageNumber: null }
  const distance = number.y - text.y
  // Negated, because a top that is not a number is neither below the text nor above it.
  if (!(distance > (o.gap ?? pageNumberGapPixels)) || distance === Infinity) return { lines, pageNumber: null }
  return { lines: lines.slice(0, -1), pageNumber: number }
}
