import type { Box } from '../types'

/**
 * Returns the smallest box around all rects; null if there are none.
 *
 * @example
 * const words = [
 *   { x: 10, y: 10, width: 40, height: 10 },
 *   { x: 60, y: 8, width: 30, height: 12 },
 * ]
 * unionRects(words) // => { x: 10, y: 8, width: 80, height: 12 }
 * unionRects([]) // => null
 */
export function unionRects(rects: readonly Box[]): Box | null {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const rect of rects) {
    left = Math.min(left, rect.x)
    top = Math.min(top, rect.y)
    right = Math.max(right, rect.x + rect.width)
    bottom = Math.max(bottom, rect.y + rect.height)
  }
  return rects.length === 0 ? null : { x: left, y: top, width: right - left, height: bottom - top }
}
