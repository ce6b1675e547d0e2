import type { Box } from '../types'

/** The smallest box around all of them; empty at the origin when there are none. */
export function unionBox(boxes: readonly Box[]): Box {
  const first = boxes[0]
  if (first === undefined) return { x: 0, y: 0, width: 0, height: 0 }
  let { x: left, y: top } = first
  let right = left
  let bottom = top
  for (const { x, y, width, height } of boxes) {
    if (x < left) left = x
    if (y < top) top = y
    if (x + width > right) right = x + width
    if (y + height > bottom) bottom = y + height
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
