import type { Box } from '../types'
import type { Guide } from './geometry-types'

/** Edges closer than this are aligned, because sums of fractions are not exact. */
const SAME_PIXELS = 1e-6

/**
 * Snaps a rect to its neighbours: moves it by at most `tolerance` page-image pixels on each axis so that one of its edges meets
 * an edge of a neighbour. The closest pair wins; size and other fields are kept. The guides show every edge that is aligned
 * after the move. The rect does not move on an axis without a neighbour within reach.
 * @param neighbours the other rects, without the moved one
 *
 * @example
 * const snapped = snapRect({ x: 52, y: 30, width: 40, height: 10 }, [{ x: 0, y: 0, width: 50, height: 10 }], 4)
 * snapped.rect // => { x: 50, y: 30, width: 40, height: 10 }
 * snapped.guides // => [{ axis: 'x', position: 50, from: 0, to: 40 }]
 */
export function snapRect<R extends Box>(
  rect: R,
  neighbours: readonly Box[],
  tolerance: number,
): { rect: R; guides: Guide[] } {
  const byX = smallestShift(
    edges(rect.x, rect.width),
    neighbours.flatMap((box) => edges(box.x, box.width)),
    tolerance,
  )
  const byY = smallestShift(
    edges(rect.y, rect.height),
    neighbours.flatMap((box) => edges(box.y, box.height)),
    tolerance,
  )
  const snapped = { ...rect, x: byX === null ? rect.x : rect.x + byX, y: byY === null ? rect.y : rect.y + byY }
  return {
    rect: snapped,
    guides: [
      ...(byX === null ? [] : guidesAlong('x', snapped, neighbours)),
      ...(byY === null ? [] : guidesAlong('y', snapped, neighbours)),
    ],
  }
}

function edges(start: number, length: number): [number, number] {
  return [start, start + length]
}

function smallestShift(own: readonly number[], others: readonly number[], tolerance: number): number | null {
  let best: number | null = null
  for (const other of others) {
    for (const edge of own) {
      const shift = other - edge
      if (Math.abs(shift) <= tolerance && (best === null || Math.abs(shift) < Math.abs(best))) best = shift
    }
  }
  return best
}

function guidesAlong(axis: 'x' | 'y', rect: Box, neighbours: readonly Box[]): Guide[] {
  const alongEdges = (box: Box) => (axis === 'x' ? edges(box.x, box.width) : edges(box.y, box.height))
  const acrossEdges = (box: Box) => (axis === 'x' ? edges(box.y, box.height) : edges(box.x, box.width))
  return [...new Set(alongEdges(rect))].flatMap((position) => {
    const touching = neighbours.filter((box) => alongEdges(box).some((edge) => Math.abs(edge - position) < SAME_PIXELS))
    if (touching.length === 0) return []
    let [from, to] = acrossEdges(rect)
    for (const box of touching) {
      const [start, end] = acrossEdges(box)
      from = Math.min(from, start)
      to = Math.max(to, end)
    }
    return [{ axis, position, from, to }]
  })
}
