import type { Box } from '../types'
import { hasArea } from './has-area'
import { isOnSameLine } from './is-on-same-line'

/**
 * Returns the line number of each box, counted from 0. A new line starts at each box, in reading order, that is not beside
 * the box before it. A box without area belongs to the line of the box before it.
 */
export function assignLineNumbers(boxes: readonly Box[]): number[] {
  let line = 0
  let previous: Box | undefined
  return boxes.map((box) => {
    if (!hasArea(box)) return line
    if (previous !== undefined && !isOnSameLine(previous, box)) line += 1
    previous = box
    return line
  })
}
