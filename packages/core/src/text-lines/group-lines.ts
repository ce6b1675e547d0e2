import { elementAt, float64At, int32At } from '../arrays/element-at'
import { lineTolerancePixels } from '../book/constant-table'
import type { Direction, Line, Rect } from '../types'
import { boundingBox } from './bounding-box'
import { findLineTops } from './find-line-tops'

/**
 * Groups rects into text lines by their tops: a rect belongs to a line if its top lies at most `tolerance` pixels (default
 * 10; use more for high-resolution scans) below the line's topmost rect. Lines run top to bottom, their rects in reading
 * direction (default left to right). The order of the input does not matter. Columns that stand side by side share lines;
 * `orderReading` separates them. Rects without a finite top come last in a line of their own; a line's box ignores values
 * that are not finite.
 *
 * @example
 * const rects = [
 *   { id: 'c', x: 0, y: 30, width: 60, height: 20, word: 'Anna.' },
 *   { id: 'b', x: 70, y: 2, width: 80, height: 20, word: 'night,' },
 *   { id: 'a', x: 0, y: 0, width: 60, height: 20, word: 'Good' },
 * ]
 * const lines = groupLines(rects)
 * lines.map((line) => line.rects.map(({ word }) => word)) // => [['Good', 'night,'], ['Anna.']]
 * lines[0]?.box // => { x: 0, y: 0, width: 150, height: 22 }
 */
export function groupLines<R extends Rect>(
  rects: R[],
  o: { tolerance?: number; direction?: Direction } = {},
): Line<R>[] {
  // Coordinates are copied once: reading rects that lie scattered in memory takes most of the time.
  const lefts = new Float64Array(rects.length)
  const tops = new Float64Array(rects.length)
  let count = 0
  for (const { x, y } of rects) {
    lefts[count] = x
    tops[count] = y
    count += 1
  }
  const lineTops = findLineTops(tops, o.tolerance ?? lineTolerancePixels)
  const sign = o.direction === 'rtl' ? -1 : 1
  const byPosition = (a: number, b: number): number =>
    sign * compareNumbers(float64At(lefts, a), float64At(lefts, b)) ||
    breakTie(elementAt(rects, a), elementAt(rects, b))
  return gatherLines(tops, lineTops).map((indices) => {
    const members: R[] = []
    for (const index of indices.toSorted(byPosition)) members.push(elementAt(rects, index))
    return { rects: members, box: boundingBox(members) }
  })
}

/** Collects the indices of each line's rects, and at the end of those without a finite top, by a counting sort. */
function gatherLines(tops: Float64Array, lineTops: Float64Array): Int32Array[] {
  const lineOf = new Int32Array(tops.length)
  const ends = new Int32Array(lineTops.length + 1)
  for (let index = 0; index < tops.length; index += 1) {
    const top = float64At(tops, index)
    const line = Number.isFinite(top) ? findLine(lineTops, top) : lineTops.length
    lineOf[index] = line
    ends[line] = int32At(ends, line) + 1
  }
  for (let line = 1; line < ends.length; line += 1) ends[line] = int32At(ends, line) + int32At(ends, line - 1)
  const indices = new Int32Array(tops.length)
  const next = ends.slice()
  for (let index = tops.length - 1; index >= 0; index -= 1) {
    const line = int32At(lineOf, index)
    const place = int32At(next, line) - 1
    next[line] = place
    indices[place] = index
  }
  const lines = Array.from(ends, (end, line) => indices.subarray(line === 0 ? 0 : ends[line - 1], end))
  return lines.filter((members) => members.length > 0)
}

/** Finds the last line that begins at this height or above it, by binary search. */
function findLine(lineTops: Float64Array, top: number): number {
  let low = 0
  let high = lineTops.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (float64At(lineTops, middle) <= top) low = middle
    else high = middle - 1
  }
  return low
}

/** Orders rects with the same left edge by their other fields, so that the order of the input does not matter. */
function breakTie(a: Rect, b: Rect): number {
  return (
    compareNumbers(a.y, b.y) ||
    compareNumbers(a.width, b.width) ||
    compareNumbers(a.height, b.height) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  )
}

/** Compares numbers for sorting. NaN comes after all numbers, so that it does not upset their order. */
function compareNumbers(a: number, b: number): number {
  if (a < b) return -1
  if (a > b) return 1
  return a === b ? 0 : Number(Number.isNaN(a)) - Number(Number.isNaN(b))
}
