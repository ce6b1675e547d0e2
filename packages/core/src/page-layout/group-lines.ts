import type { Direction, Line, Rect } from '../types'
import { unionBox } from './union-box'

/** Pixels by which the tops of one line's rects may differ from the top of its first. */
const LINE_TOLERANCE = 10

/**
 * Groups rects into text lines by their tops: a rect belongs to the line whose topmost rect is at most `tolerance` pixels
 * higher (10 unless told; give more for a fine scan). Lines run top to bottom, their rects in the reading direction (left to
 * right unless told); the order of the input does not matter. Columns that stand side by side share lines: `orderReading`
 * tells them apart.
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
  const tolerance = o.tolerance ?? LINE_TOLERANCE
  const alongLine = o.direction === 'rtl' ? compareFromRight : compareFromLeft
  const lines: R[][] = []
  let lineTop = 0
  let line: R[] = []
  for (const rect of rects.toSorted(compareFromTop)) {
    if (line.length > 0 && rect.y - lineTop <= tolerance) {
      line.push(rect)
    } else {
      lineTop = rect.y
      line = [rect]
      lines.push(line)
    }
  }
  return lines.map((members) => ({ rects: members.toSorted(alongLine), box: unionBox(members) }))
}

function compareFromTop(a: Rect, b: Rect): number {
  return a.y - b.y || compareFromLeft(a, b)
}

function compareFromLeft(a: Rect, b: Rect): number {
  return a.x - b.x || compareTies(a, b)
}

function compareFromRight(a: Rect, b: Rect): number {
  return b.x - a.x || compareTies(a, b)
}

function compareTies(a: Rect, b: Rect): number {
  return a.y - b.y || a.width - b.width || a.height - b.height || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
