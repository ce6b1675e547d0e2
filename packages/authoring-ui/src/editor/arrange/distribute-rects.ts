import type { PlacedRect } from '../placed-rect'
import { movePlaced } from './align-rects'

const sides = { x: 'width', y: 'height' } as const

/**
 * Moves rects along an axis so that the gaps between them are equal; the first and the last one stay. Rects that overlap get
 * equal overlaps. Positions are whole pixels, so gaps differ by at most one. Fewer than three rects stay as they are.
 */
export function distributeRects(placed: readonly PlacedRect[], axis: 'x' | 'y'): readonly PlacedRect[] {
  const side = sides[axis]
  const sorted = placed.toSorted((a, b) => a.rect[axis] - b.rect[axis])
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined || sorted.length < 3) return placed
  const span = last.rect[axis] + last.rect[side] - first.rect[axis]
  const gap = (span - sorted.reduce((sum, { rect }) => sum + rect[side], 0)) / (sorted.length - 1)
  let at = first.rect[axis]
  const moved = new Map<string, PlacedRect>()
  for (const each of sorted) {
    const { rect } = each
    const isEnd = each === first || each === last
    if (!isEnd) moved.set(each.id, axis === 'x' ? movePlaced(each, at, rect.y) : movePlaced(each, rect.x, at))
    at += rect[side] + gap
  }
  return placed.map((each) => moved.get(each.id) ?? each)
}
