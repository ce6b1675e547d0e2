import type { Box } from '../types'

/**
 * Returns the intersection over union of two boxes, from 0 (apart) to 1 (identical): shared area divided by covered area. 0 for
 * boxes without area, and for infinite ones.
 *
 * @example
 * intersectionOverUnion({ x: 0, y: 0, width: 40, height: 10 }, { x: 0, y: 0, width: 40, height: 20 }) // => 0.5
 */
export function intersectionOverUnion(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (!(width > 0) || !(height > 0)) return 0
  // Normalised by the larger of the two boxes, so that products of very large or very small sides do not over- or underflow.
  const across = Math.max(a.width, b.width)
  const down = Math.max(a.height, b.height)
  if (!Number.isFinite(across) || !Number.isFinite(down)) return 0
  const shared = (width / across) * (height / down)
  const covered = (a.width / across) * (a.height / down) + (b.width / across) * (b.height / down) - shared
  return covered > 0 ? Math.min(1, shared / covered) : 0
}
