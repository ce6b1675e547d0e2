import type { Box } from '../types'

/** Returns the smallest box around all boxes; an empty box at the origin if there are none. Ignores boxes that are not finite. */
export function boundingBox(boxes: readonly Box[]): Box {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { x, y, width, height } of boxes) {
    if (!Number.isFinite(x + y + width + height)) continue
    if (x < left) left = x
    if (y < top) top = y
    if (x + width > right) right = x + width
    if (y + height > bottom) bottom = y + height
  }
  return left === Infinity
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top }
}
