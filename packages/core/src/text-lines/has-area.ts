import type { Box } from '../types'

/** Returns true if a box covers part of the page. Recognisers send empty boxes, and damaged files contain NaN. */
export function hasArea({ x, y, width, height }: Box): boolean {
  return width > 0 && height > 0 && Number.isFinite(x + width) && Number.isFinite(y + height)
}
