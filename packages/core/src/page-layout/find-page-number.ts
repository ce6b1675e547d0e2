import { hasArea } from '../text/has-area'
import { readWritingMode } from '../text/lay-in-lines'
import type { Line, Rect } from '../types'
import { groupLines } from './group-lines'
import { unionBox } from './union-box'

/** A number does not belong to the text when its top is so many distances of lines from the text's, */
const CLEAR_LINES = 5 / 4
/** and so many where the lines stand close, unless they are */
const CLEAR_CLOSE_LINES = 5 / 3
/** so many heights of their words. */
const CLEAR_HEIGHTS = 5 / 2
/** The distance of lines, in heights of the text, where there is only one, and the least and most that is believed. */
const USUAL_LINE = CLEAR_HEIGHTS / CLEAR_CLOSE_LINES
const LEAST_LINE = 1.2
const MOST_LINE = 4
/** What is so many times as high as the text is the number of a chapter. */
const LARGER = 1.5
/** The two numbers of a spread are at least so many heights of the text apart. */
const SPREAD_APART = 5

/** What stands alone between dashes, dots and bars, if anything. */
const BETWEEN_ORNAMENTS = /^[\s\p{Pd}·•|]*([^\s\p{Pd}·•|]+)[\s\p{Pd}·•|]*$/u
/** Up to 399: no front matter is longer, and words such as "mix" and "mi" are made of the letters for more. */
const ROMAN = /^(?=.)c{0,3}(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/

/**
 * The rect that holds the number of the page, or null: in digits of any script or well-formed roman ones, perhaps between
 * dashes, alone on the first or last row and further from the text than its lines from each other, measured by the height of
 * its words. The rects may come in any order; those without letters and digits do not count. A number alone on its page is
 * text. On a double-page spread it is the left one.
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
  return findPageNumbers(rects)[0] ?? null
}

/** The same with both numbers of a double-page spread, from left to right; empty where there is none. */
export function findPageNumbers<R extends Rect>(rects: readonly R[]): R[] {
  const written = rects.filter((rect) => hasArea(rect) && /[\p{L}\p{N}]/u.test(rect.word ?? ''))
  const isVertical = readWritingMode(written) === 'vertical-rl'
  const size = lowerMedian(written.map((rect) => (isVertical ? rect.width : rect.height))) ?? 0
  const rows = groupLines(written, { tolerance: size / 2 })
  const isNumbers = (row: Line<R> | undefined, text: readonly Line<R>[]): boolean => {
    const [left, right, third] = row?.rects ?? []
    if (row === undefined || left === undefined || third !== undefined || text.length === 0) return false
    if (right !== undefined && right.x - left.x - left.width < SPREAD_APART * size) return false
    if (!row.rects.every((rect) => isNumber(rect, size))) return false
    const { y, height } = unionBox(text.map(({ box }) => box))
    const gap = Math.max(row.box.y - y - height, y - row.box.y - row.box.height)
    return gap > clearDistance(isVertical ? [] : text, size) - size
  }
  const foot = rows.at(-1)
  const row = isNumbers(foot, rows.slice(0, -1)) ? foot : isNumbers(rows[0], rows.slice(1)) ? rows[0] : undefined
  return row?.rects ?? []
}

function isNumber({ word = '', height }: Rect, size: number): boolean {
  const text = BETWEEN_ORNAMENTS.exec(word)?.[1] ?? ''
  if (height > LARGER * size) return false
  return /^\p{Nd}{1,4}$/u.test(text) || ROMAN.test(text === text.toUpperCase() ? text.toLowerCase() : text)
}

function clearDistance(rows: readonly Line[], size: number): number {
  const distances = rows.slice(1).map(({ box }, index) => box.y - (rows[index]?.box.y ?? 0))
  const line = Math.min(MOST_LINE * size, Math.max(LEAST_LINE * size, lowerMedian(distances) ?? USUAL_LINE * size))
  return Math.max(CLEAR_LINES * line, Math.min(CLEAR_HEIGHTS * size, CLEAR_CLOSE_LINES * line))
}

function lowerMedian(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1]
}
