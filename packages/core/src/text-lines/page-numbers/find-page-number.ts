import { elementAt } from '../../arrays/element-at'
import { wordOf } from '../word-of'
import { hasArea } from '../has-area'
import { detectWritingMode } from '../detect-writing-mode'
import type { Line, Rect } from '../../types'
import { groupLines } from '../group-lines'
import { boundingBox } from '../bounding-box'

/** A page number's top is at least this many line spacings from the text's, */
const CLEAR_SPACINGS = 5 / 4
/** or this many if the lines are close together, but never more than */
const CLEAR_CLOSE_SPACINGS = 5 / 3
/** this many text heights. */
const CLEAR_HEIGHTS = 5 / 2
/** Line spacing in text heights: of a single line, and the bounds of a plausible measurement. */
const DEFAULT_SPACING = CLEAR_HEIGHTS / CLEAR_CLOSE_SPACINGS
const MIN_SPACING = 1.2
const MAX_SPACING = 4
/** A number higher than this many text heights is a chapter number. */
const CHAPTER_NUMBER_HEIGHT = 1.5
/** The two page numbers of a spread are at least this many text heights apart. */
const SPREAD_APART = 5

/** The text between dashes, dots and bars. */
const BETWEEN_ORNAMENTS = /^[\s\p{Pd}·•|]*([^\s\p{Pd}·•|]+)[\s\p{Pd}·•|]*$/u
/** Up to 399: no front matter is longer, and the numerals for more would match words such as "mix" and "mi". */
const ROMAN = /^(?=.)c{0,3}(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/

/**
 * Finds the rects of the page number from left to right: one, both of a double-page spread, or none. A page number consists
 * of digits of any script or is a valid roman numeral, perhaps between dashes; it is alone on the first or last row and further
 * from the text than the text's lines from each other, measured in text heights. Rects may come in any order; those without
 * letters and digits are ignored. A number alone on its page is text.
 */
export function findPageNumberRects<R extends Rect>(rects: readonly R[]): R[] {
  const written = rects.filter((rect) => hasArea(rect) && /[\p{L}\p{N}]/u.test(wordOf(rect)))
  const isVertical = detectWritingMode(written) === 'vertical-rl'
  const size = lowerMedian(
    written.map((rect) => (isVertical ? rect.width : rect.height)),
    0,
  )
  const rows = groupLines(written, { tolerance: size / 2 })
  const isNumbers = (row: Line<R>, text: readonly Line<R>[]): boolean => {
    if (text.length === 0) return false
    const [left, right, third] = row.rects
    if (left === undefined || third !== undefined) return false
    if (right !== undefined && right.x - left.x - left.width < SPREAD_APART * size) return false
    if (!row.rects.every((rect) => isNumber(rect, size))) return false
    const { y, height } = boundingBox(text.map(({ box }) => box))
    const gap = Math.max(row.box.y - y - height, y - row.box.y - row.box.height)
    return gap > clearDistance(isVertical ? [] : text, size) - size
  }
  const head = rows[0]
  const foot = rows.at(-1)
  if (foot !== undefined && isNumbers(foot, rows.slice(0, -1))) return foot.rects
  return head !== undefined && isNumbers(head, rows.slice(1)) ? head.rects : []
}

function isNumber({ word = '', height }: Rect, size: number): boolean {
  const text = BETWEEN_ORNAMENTS.exec(word)?.[1]
  if (text === undefined || height > CHAPTER_NUMBER_HEIGHT * size) return false
  return /^\p{Nd}{1,4}$/u.test(text) || ROMAN.test(text === text.toUpperCase() ? text.toLowerCase() : text)
}

/** Returns how far the top of a page number must be from the text's. */
function clearDistance(rows: readonly Line[], size: number): number {
  const spacings = rows.slice(1).map(({ box }, index) => box.y - elementAt(rows, index).box.y)
  const measured = lowerMedian(spacings, DEFAULT_SPACING * size)
  const spacing = Math.min(MAX_SPACING * size, Math.max(MIN_SPACING * size, measured))
  return Math.max(CLEAR_SPACINGS * spacing, Math.min(CLEAR_HEIGHTS * size, CLEAR_CLOSE_SPACINGS * spacing))
}

function lowerMedian(values: readonly number[], fallback: number): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? fallback
}
