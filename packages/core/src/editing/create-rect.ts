import { defaultRectFill, defaultRectOpacity } from '../book/constants'
import { roundRect } from '../geometry/round-rect'
import type { Box, Rect } from '../types'

/** A rect as it is when drawn: whole pixels and the default look, both of which `fields` may override. */
export function createRect(box: Box, fields: Partial<Rect> & { id: string }): Rect {
  const { x, y, width, height } = box
  return roundRect({ x, y, width, height, fill: defaultRectFill, opacity: defaultRectOpacity, ...fields })
}
