import type { Box } from '../types'

/**
 * How much two boxes are the same, from 0 (apart) to 1 (identical): shared area by covered area. 0 for boxes without
 * area, and for those without end.
 *
 * @example
 * intersectionOverUnion({ x: 0, y: 0, width: 40, height: 10 }, { x: 0, y: 0, width: 40, height: 20 }) // => 0.5
 */
export function intersectionOverUnion(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (!(width > 0) || !(height > 0)) return 0
  // Measured by the larger of the two boxes: the product of very large or very small sides would be lost.
  const across = Math.max(a.width, b.width)
  const down = Math.max(a.height, b.height)
  if (!Number.isFinite(across) || !Number.isFinite(down)) return 0
  const shared = (width / across) * (height / down)
  const covered = (a.width / across) * (a.height / down) + (b.width / across) * (b.height / down) - shared
  return covered > 0 ? Math.min(1, shared / covered) : 0
}
