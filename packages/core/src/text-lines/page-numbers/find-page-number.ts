import { float64At } from '../../arrays/element-at'
import { wordOf } from '../word-of'
import { hasArea } from '../has-area'
import { detectWritingMode } from '../detect-writing-mode'
import type { Rect } from '../../types'
import { findLineTops } from '../find-line-tops'
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

/** A dash, dot or bar beside a number. */
const ORNAMENT = /^\s*[\p{Pd}·•|]+\s*$/u
/** The text between dashes, dots and bars. */
const BETWEEN_ORNAMENTS = /^[\s\p{Pd}·•|]*([^\s\p{Pd}·•|]+)[\s\p{Pd}·•|]*$/u
/** Matches most numbers and few words, so that pages without any are passed quickly. */
const NUMBER_LIKE = /^[\s\p{Pd}·•|]*(?:\p{Nd}{1,4}|[clxvi]+)[\s\p{Pd}·•|]*$/iu
/** Up to 399: no front matter is longer, and the numerals for more would match words such as "mix" and "mi". */
const ROMAN = /^(?=.)c{0,3}(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/

/**
 * Finds the rects of the page number from left to right: one, both of a double-page spread, or none; with the dashes around it
 * if they are rects of their own. A page number consists
 * of digits of any script or is a valid roman numeral, perhaps between dashes; it is alone on the first or last row and further
 * from the text than the text's lines from each other, measured in text heights. Rects may come in any order; those without
 * letters and digits are ignored. A number alone on its page is text.
 */
export function findPageNumberRects<R extends Rect>(rects: readonly R[]): R[] {
  const isOutermost = findOutermostRows(rects)
  if (!rects.some((rect) => isOutermost(rect) && NUMBER_LIKE.test(wordOf(rect)))) return []
  const written = rects.filter(isWritten)
  const isVertical = detectWritingMode(written) === 'vertical-rl'
  const size = lowerMedian(Float64Array.from(written, (rect) => (isVertical ? rect.width : rect.height)))
  const tops = findLineTops(
    Float64Array.from(written, ({ y }) => y),
    size / 2,
  )
  const second = tops[1] ?? Infinity
  const last = tops.at(-1) ?? 0
  const isNumbers = (row: R[], rest: Float64Array): boolean => {
    const [left, right, third] = row
    if (rest.length === 0 || left === undefined || third !== undefined) return false
    if (right !== undefined && right.x - left.x - left.width < SPREAD_APART * size) return false
    if (!row.every((rect) => isNumber(rect, size))) return false
    const text = boundingBox(written.filter((rect) => !row.includes(rect)))
    const { y, height } = boundingBox(row)
    const gap = Math.max(y - text.y - text.height, text.y - y - height)
    return gap > clearDistance(isVertical ? new Float64Array() : rest, size) - size
  }
  const rowOf = (isInRow: (rect: R) => boolean): R[] => written.filter(isInRow).toSorted((a, b) => a.x - b.x)
  const foot = rowOf(({ y }) => y >= last)
  if (isNumbers(foot, tops.subarray(0, -1))) return withOrnaments(foot)
  const head = rowOf(({ y }) => y < second)
  return isNumbers(head, tops.subarray(1)) ? withOrnaments(head) : []

  /** Adds the dashes and dots on both sides of the numbers, which a recogniser may take for words of their own. */
  function withOrnaments(numbers: R[]): R[] {
    const beside = rects.filter(
      (rect) => ORNAMENT.test(wordOf(rect)) && hasArea(rect) && numbers.some((number) => isBeside(number, rect, size)),
    )
    const isEnclosed = numbers.every(({ x }) => beside.some((rect) => rect.x < x) && beside.some((rect) => rect.x > x))
    return isEnclosed ? [...numbers, ...beside].toSorted((a, b) => a.x - b.x) : numbers
  }
}

/** Returns true if a rect is in the row of a number, at most two text heights from it. */
function isBeside(number: Rect, rect: Rect, size: number): boolean {
  const gap = Math.max(rect.x - number.x - number.width, number.x - rect.x - rect.width)
  const middle = rect.y + rect.height / 2
  return middle > number.y && middle < number.y + number.height && gap <= 2 * size
}

function isWritten(rect: Rect): boolean {
  return hasArea(rect) && /[\p{L}\p{N}]/u.test(wordOf(rect))
}

/**
 * Returns a test for rects that may be on a first or last row of at most two, by the third top from each end. It spares long
 * texts the search for their rows.
 */
function findOutermostRows(rects: readonly Rect[]): (rect: Rect) => boolean {
  const third = findThirdTop(rects, 1)
  // From the end, where the lowest rects mostly are, so that few are looked at closely.
  const thirdLast = findThirdTop(rects, -1)
  return ({ y }) => y < third || y > thirdLast
}

/** Finds the third highest top of the written rects, or the third lowest from the end if `sign` is -1. */
function findThirdTop(rects: readonly Rect[], sign: 1 | -1): number {
  let [first, second, third] = [Infinity, Infinity, Infinity]
  for (let step = 0; step < rects.length; step += 1) {
    const rect = rects[sign === 1 ? step : rects.length - 1 - step]
    if (rect === undefined) continue
    const top = rect.y * sign
    if (!(top < third) || !isWritten(rect)) continue
    third = top < second ? second : top
    if (top < first) [first, second] = [top, first]
    else if (top < second) second = top
  }
  return third * sign
}

function isNumber({ word = '', height }: Rect, size: number): boolean {
  const text = BETWEEN_ORNAMENTS.exec(word)?.[1]
  if (text === undefined || height > CHAPTER_NUMBER_HEIGHT * size) return false
  return /^\p{Nd}{1,4}$/u.test(text) || ROMAN.test(text === text.toUpperCase() ? text.toLowerCase() : text)
}

/** Returns how far the top of a page number must be from the text's. */
function clearDistance(tops: Float64Array, size: number): number {
  const spacings = tops.subarray(1).map((top, index) => top - float64At(tops, index))
  const measured = spacings.length === 0 ? DEFAULT_SPACING * size : lowerMedian(spacings)
  const spacing = Math.min(MAX_SPACING * size, Math.max(MIN_SPACING * size, measured))
  return Math.max(CLEAR_SPACINGS * spacing, Math.min(CLEAR_HEIGHTS * size, CLEAR_CLOSE_SPACINGS * spacing))
}

/** Returns the median, the lower of the middle two for an even count; NaN for an empty list. */
function lowerMedian(values: Float64Array): number {
  return values.toSorted()[(values.length - 1) >> 1] ?? NaN
}
