import { lineTolerancePixels } from '../book/constant-table'
import type { Direction, Line, Rect } from '../types'
import { unionBox } from './union-box'

/**
 * Groups rects into text lines by their tops: a rect belongs to the line whose topmost rect is at most `tolerance` pixels
 * higher (10 unless told; give more for a fine scan). Lines run top to bottom, their rects in the reading direction (left to
 * right unless told); the order of the input does not matter. Columns that stand side by side share lines: `orderReading`
 * tells them apart. Rects without a finite top come in a last line of their own; a line's box leaves out what is not finite.
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
  // Each rect is read once: among many that lie scattered in memory, that is what takes the time.
  const lefts = new Float64Array(rects.length)
  const tops = new Float64Array(rects.length)
  for (let place = 0; place < rects.length; place += 1) {
    lefts[place] = rects[place]?.x ?? Number.NaN
    tops[place] = rects[place]?.y ?? Number.NaN
  }
  const lineTops = findLineTops(tops, o.tolerance ?? lineTolerancePixels)
  const sign = o.direction === 'rtl' ? -1 : 1
  const alongLine = (a: number, b: number): number =>
    sign * compareNumbers(lefts[a] ?? 0, lefts[b] ?? 0) || compareTies(rects[a], rects[b])
  return gatherLines(tops, lineTops).map((places) => {
    const members: R[] = []
    for (const place of places.toSorted(alongLine)) {
      const rect = rects[place]
      if (rect !== undefined) members.push(rect)
    }
    return { rects: members, box: unionBox(members) }
  })
}

/** Where each line begins: the top of its topmost rect. */
function findLineTops(tops: Float64Array, tolerance: number): Float64Array {
  const finite = new Float64Array(tops.length)
  let count = 0
  for (let place = 0; place < tops.length; place += 1) {
    const top = tops[place] ?? 0
    if (!Number.isFinite(top)) continue
    finite[count] = top
    count += 1
  }
  const sorted = finite.subarray(0, count).toSorted()
  let lines = 0
  for (let place = 0; place < count; place += 1) {
    const top = sorted[place] ?? 0
    if (lines > 0 && top - (sorted[lines - 1] ?? 0) <= tolerance) continue
    // Never ahead of the top that is read: a line has one rect at least.
    sorted[lines] = top
    lines += 1
  }
  return sorted.subarray(0, lines)
}

/** The places of each line's rects, and last of those without a finite top, if there are any. */
function gatherLines(tops: Float64Array, lineTops: Float64Array): Int32Array[] {
  const lineOf = new Int32Array(tops.length)
  const ends = new Int32Array(lineTops.length + 1)
  for (let place = 0; place < tops.length; place += 1) {
    const top = tops[place] ?? 0
    const line = Number.isFinite(top) ? findLine(lineTops, top) : lineTops.length
    lineOf[place] = line
    ends[line] = (ends[line] ?? 0) + 1
  }
  for (let line = 1; line < ends.length; line += 1) ends[line] = (ends[line] ?? 0) + (ends[line - 1] ?? 0)
  const places = new Int32Array(tops.length)
  const next = ends.slice()
  for (let place = tops.length - 1; place >= 0; place -= 1) {
    const line = lineOf[place] ?? 0
    const at = (next[line] ?? 0) - 1
    next[line] = at
    places[at] = place
  }
  const lines = Array.from(ends, (end, line) => places.subarray(line === 0 ? 0 : ends[line - 1], end))
  return lines.filter((members) => members.length > 0)
}

/** The last line that begins at this height or above it. */
function findLine(lineTops: Float64Array, top: number): number {
  let low = 0
  let high = lineTops.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lineTops[middle] ?? 0) <= top) low = middle
    else high = middle - 1
  }
  return low
}

function compareTies(a: Rect | undefined, b: Rect | undefined): number {
  if (a === undefined || b === undefined) return 0
  return (
    compareNumbers(a.y, b.y) ||
    compareNumbers(a.width, b.width) ||
    compareNumbers(a.height, b.height) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  )
}

/** What is no number stands behind all numbers, so that it does not upset their order. */
function compareNumbers(a: number, b: number): number {
  if (a < b) return -1
  if (a > b) return 1
  return a === b ? 0 : Number(Number.isNaN(a)) - Number(Number.isNaN(b))
}
