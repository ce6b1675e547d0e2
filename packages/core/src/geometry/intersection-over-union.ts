import type { Box } from '../types'

/**
 * How much two boxes are the same, from 0 (apart) to 1 (identical): shared area by covered area. 0 for boxes without area.
 *
 * @example
 * intersectionOverUnion({ x: 0, y: 0, width: 40, height: 10 }, { x: 0, y: 0, width: 40, height: 20 }) // => 0.5
 */
export function intersectionOverUnion(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (!(width > 0) || !(height > 0)) return 0
  const shared = width * height
  return Math.min(1, shared / (a.width * a.height + b.width * b.height - shared))
}
