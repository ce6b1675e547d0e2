import { incrementAt, uint16At, uint32At } from '../arrays/element-at'
import type { Ink } from './threshold-ink'

/** Smallest width of a gutter, as a fraction of the inked width. */
const MIN_GUTTER_WIDTH = 0.012
/** Width of the margins, in which no gutter is looked for, as a fraction of the inked width. */
const MARGIN = 0.15
/**
 * A column of pixels with up to this fraction of the median ink counts as empty, because headings and rules may cross a gutter.
 */
const MAX_GUTTER_INK = 0.15

/**
 * Returns true if text is in columns: the vertical projection profile is nearly free of ink in a stripe of its middle.
 *
 * @param degrees how far the lines fall to the right
 */
export function hasColumns({ x, y, width, height }: Ink, degrees: number): boolean {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = Math.ceil(Math.abs(slope) * height) + 1
  const profile = new Uint32Array(width + 2 * margin)
  for (const [point, column] of x.entries()) {
    incrementAt(profile, Math.round(column + slope * (uint16At(y, point) - height / 2)) + margin)
  }
  const first = profile.findIndex((count) => count > 0)
  const last = profile.findLastIndex((count) => count > 0)
  if (first === -1) return false
  const inked = profile.slice(first, last + 1)
  const median = uint32At(inked.toSorted(), inked.length >> 1)
  const from = Math.floor(MARGIN * inked.length)
  const to = Math.ceil((1 - MARGIN) * inked.length)
  let free = 0
  for (const count of inked.slice(from, to)) {
    free = count <= MAX_GUTTER_INK * median ? free + 1 : 0
    if (free >= MIN_GUTTER_WIDTH * inked.length) return true
  }
  return false
}
