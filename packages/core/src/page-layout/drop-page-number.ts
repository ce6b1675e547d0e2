import { pageNumberGapPixels } from '../book/constant-table'
import type { Line, Rect } from '../types'

const DIGITS_ONLY = /^\p{Nd}+$/u

/**
 * Takes a page number off the end of the page: the last rect, alone on its line, of digits only, its top more than `gap`
 * pixels (50 unless told) below the top of the last text line. The lines run top to bottom, as `groupLines` answers them.
 * The rect itself stays with whoever stores the page. Without a page number the lines are answered as they were.
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
  if (!DIGITS_ONLY.test(number.word?.trim() ?? '')) return { lines, pageNumber: null }
  const distance = number.y - text.y
  // What has no finite top stands nowhere, neither below the text nor above it.
  if (!(distance > (o.gap ?? pageNumberGapPixels)) || distance === Infinity) return { lines, pageNumber: null }
  return { lines: lines.slice(0, -1), pageNumber: number }
}
