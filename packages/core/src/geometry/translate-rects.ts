import type { Box } from '../types'
import { unionRects } from './union-rects'

/**
 * Moves all rects together by `dx`, `dy` page-image pixels. With `bounds` the group stops at the edges and keeps its shape; a
 * group that does not fit is aligned with the start. Other fields are kept.
 *
 * @example
 * const words = [{ id: 'w1', x: 10, y: 10, width: 40, height: 10 }]
 * const page = { x: 0, y: 0, width: 100, height: 100 }
 * translateRects(words, 5, 20) // => [{ id: 'w1', x: 15, y: 30, width: 40, height: 10 }]
 * translateRects(words, 500, 0, { bounds: page }) // => [{ id: 'w1', x: 60, y: 10, width: 40, height: 10 }]
 */
export function translateRects<R extends Box>(
  rects: readonly R[],
  dx: number,
  dy: number,
  o: { bounds?: Box } = {},
): R[] {
  const around = unionRects(rects)
  if (around === null) return []
  const { bounds } = o
  const byX = bounds === undefined ? dx : clampShift(around.x, around.width, dx, bounds.x, bounds.width)
  const byY = bounds === undefined ? dy : clampShift(around.y, around.height, dy, bounds.y, bounds.height)
  return rects.map((rect) => ({ ...rect, x: rect.x + byX, y: rect.y + byY }))
}

function clampShift(start: number, length: number, shift: number, boundsStart: number, boundsLength: number): number {
  const least = boundsStart - start
  const most = boundsStart + boundsLength - (start + length)
  return Math.max(least, Math.min(shift, most))
}
