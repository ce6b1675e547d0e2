import type { Box } from '../types'

/** Rects whose shared height is at least this share of the lower one stand on one line. */
const SHARED_HEIGHT = 0.5

/** For boxes in reading order, the number of the line that each stands on: a new line starts where the text leaves the last one. */
export function numberLines(boxes: readonly Box[]): number[] {
  let line = 0
  let previous: Box | undefined
  return boxes.map((box) => {
    if (previous !== undefined && !standsBeside(previous, box)) line += 1
    previous = box
    return line
  })
}

function standsBeside(a: Box, b: Box): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return shared >= SHARED_HEIGHT * Math.min(a.height, b.height)
}
