import type { Box } from '../types'
import { unionRects } from './union-rects'

/**
 * All rects moved together by `dx`, `dy` page-image pixels. With `bounds` the group stops at their edges and keeps its
 * shape; a group that does not fit aligns with the start. Other fields survive.
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
