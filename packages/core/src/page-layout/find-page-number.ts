import { hasArea } from '../text/has-area'
import { readWritingMode } from '../text/lay-in-lines'
import type { Line, Rect } from '../types'
import { groupLines } from './group-lines'
import { unionBox } from './union-box'

/** A number further from the text than so many distances of its lines does not belong to it. */
const CLEAR_LINES = 5 / 3
/** The distance of lines, in heights of their words, where there is only one line, and the least and most that is believed. */
const USUAL_LINE = 1.5
const LEAST_LINE = 1.2
const MOST_LINE = 3
/** What is so many times as high as the text is the number of a chapter. */
const LARGER = 1.5
/** The two numbers of a spread are at least so many heights of the text apart. */
const SPREAD_APART = 5

const ORNAMENTS = /^[\s\p{Pd}·•|]+|[\s\p{Pd}·•|]+$/gu
/** Up to 399: no front matter is longer, and words such as "mix" and "did" are made of the others. */
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
  const size = lowerMedian(written.map((rect) => (isVertical ? rect.width : rect.height)))
  const rows = groupLines(written, { tolerance: size / 2 })
  const isNumbers = (row: Line<R> | undefined, text: readonly Line<R>[]): boolean => {
    if (row === undefined || text.length === 0 || !row.rects.every((rect) => isNumber(rect, size))) return false
    const [left, right, third] = row.rects
    if (left === undefined || third !== undefined) return false
    if (right !== undefined && right.x - left.x - left.width < SPREAD_APART * size) return false
    const { y, height } = unionBox(text.map(({ box }) => box))
    const gap = Math.max(row.box.y - y - height, y - row.box.y - row.box.height)
    return gap > CLEAR_LINES * (isVertical ? USUAL_LINE * size : lineDistance(text, size)) - size
  }
  const [foot, head] = [rows.at(-1), rows[0]]
  if (isNumbers(foot, rows.slice(0, -1))) return foot?.rects ?? []
  return isNumbers(head, rows.slice(1)) ? (head?.rects ?? []) : []
}

function isNumber({ word = '', height }: Rect, size: number): boolean {
  const text = word.replace(ORNAMENTS, '')
  if (height > LARGER * size) return false
  return /^\p{Nd}{1,4}$/u.test(text) || ROMAN.test(text === text.toUpperCase() ? text.toLowerCase() : text)
}

function lineDistance(rows: readonly Line[], size: number): number {
  if (rows.length < 2) return USUAL_LINE * size
  const distances = rows.slice(1).map(({ box }, index) => box.y - (rows[index]?.box.y ?? 0))
  return Math.min(MOST_LINE * size, Math.max(LEAST_LINE * size, lowerMedian(distances)))
}

function lowerMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0
}
