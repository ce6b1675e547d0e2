import type { Box } from '../types'

/** Whether the box covers a part of the page: recognisers send empty boxes, and files numbers that are none. */
export function hasArea({ x, y, width, height }: Box): boolean {
  return width > 0 && height > 0 && Number.isFinite(x + width) && Number.isFinite(y + height)
}
