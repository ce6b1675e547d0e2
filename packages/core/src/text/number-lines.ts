import type { Box } from '../types'
import { hasArea } from './has-area'
import { standsBeside } from './stands-beside'

/**
 * For boxes in reading order, the number of the line that each stands on: a new line starts where the text leaves the last
 * one. A box without area stays on the line that it is met on.
 */
export function numberLines(boxes: readonly Box[]): number[] {
  let line = 0
  let previous: Box | undefined
  return boxes.map((box) => {
    if (!hasArea(box)) return line
    if (previous !== undefined && !standsBeside(previous, box)) line += 1
    previous = box
    return line
  })
}
