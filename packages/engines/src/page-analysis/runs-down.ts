import type { Ink } from './find-ink'

/** A row or column of pixels is a gap when it has this share of the ink of the fullest, or less. */
const GAP = 0.06
const CLEARLY_WIDER = 1.5
const FEWEST_LINES = 2

/** How wide the usual gap between lines is, if the lines lie one after the other along the profile; 0 without lines. */
function usualGap(profile: Uint32Array): number {
  const most = profile.reduce((found, count) => Math.max(found, count), 0)
  const gaps: number[] = []
  let gap = 0
  let hasBegun = false
  for (const count of profile) {
    if (count <= GAP * most) gap += 1
    else {
      if (hasBegun && gap > 0) gaps.push(gap)
      hasBegun = true
      gap = 0
    }
  }
  return gaps.length < FEWEST_LINES ? 0 : (gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0)
}

/**
 * Whether the lines of a page of Chinese or Japanese run from top to bottom: its letters stand in rows as well as in columns,
 * and lines are further apart than the letters of a line. Takes a page whose lines are about level or upright.
 */
export function runsDown({ x, y, width, height }: Ink): boolean {
  const rows = new Uint32Array(height)
  const columns = new Uint32Array(width)
  for (let point = 0; point < x.length; point += 1) {
    const [row, column] = [y[point] ?? 0, x[point] ?? 0]
    rows[row] = (rows[row] ?? 0) + 1
    columns[column] = (columns[column] ?? 0) + 1
  }
  const between = usualGap(columns)
  return between > 0 && between >= CLEARLY_WIDER * usualGap(rows)
}
