import { elementAt, incrementAt, uint16At } from '../arrays/element-at'
import type { Ink } from './threshold-ink'

/** A row or column of pixels is a gap when it has this fraction of the ink of the fullest, or less. */
const GAP = 0.06
const CLEARLY_WIDER = 1.5
const MIN_LINES = 2

/** Returns the median width of the gaps between lines that follow one another along the profile; 0 without lines. */
function findUsualGap(profile: Uint32Array): number {
  const fullest = profile.reduce((found, count) => Math.max(found, count), 0)
  const gaps: number[] = []
  let gap = 0
  let hasBegun = false
  for (const count of profile) {
    if (count <= GAP * fullest) gap += 1
    else {
      if (hasBegun && gap > 0) gaps.push(gap)
      hasBegun = true
      gap = 0
    }
  }
  if (gaps.length < MIN_LINES) return 0
  return elementAt(
    gaps.toSorted((a, b) => a - b),
    gaps.length >> 1,
  )
}

/**
 * Returns true if the lines of a Chinese or Japanese page run from top to bottom: letters stand in rows as well as in
 * columns, and lines are further apart than the letters of a line. The lines must be about level or vertical.
 */
export function isVerticalText({ x, y, width, height }: Ink): boolean {
  const rows = new Uint32Array(height)
  const columns = new Uint32Array(width)
  for (let point = 0; point < x.length; point += 1) {
    incrementAt(rows, uint16At(y, point))
    incrementAt(columns, uint16At(x, point))
  }
  const between = findUsualGap(columns)
  return between > 0 && between >= CLEARLY_WIDER * findUsualGap(rows)
}
