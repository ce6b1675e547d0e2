import type { Box } from '../types'
import type { Point } from './geometry-types'

/**
 * Returns the box between two opposite corners, in any direction, in the pixels of the points.
 *
 * @example
 * boxFromPoints({ x: 90, y: 60 }, { x: 10, y: 20 }) // => { x: 10, y: 20, width: 80, height: 40 }
 */
export function boxFromPoints(a: Point, b: Point): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}
