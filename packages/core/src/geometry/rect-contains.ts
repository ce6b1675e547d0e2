import type { Box } from '../types'
import type { Point } from './geometry-types'

/**
 * Returns true if a point or a whole box lies in `rect`. A point on the right or lower edge is outside, so that adjacent rects
 * never share a point; a box may touch the edges.
 *
 * @example
 * const rect = { x: 0, y: 0, width: 40, height: 10 }
 * rectContains(rect, { x: 39, y: 5 }) // => true
 * rectContains(rect, { x: 40, y: 5 }) // => false
 * rectContains(rect, { x: 20, y: 0, width: 20, height: 10 }) // => true
 */
export function rectContains(rect: Box, target: Point | Box): boolean {
  const right = rect.x + rect.width
  const bottom = rect.y + rect.height
  if (target.x < rect.x || target.y < rect.y) return false
  return 'width' in target
    ? target.x + target.width <= right && target.y + target.height <= bottom
    : target.x < right && target.y < bottom
}
