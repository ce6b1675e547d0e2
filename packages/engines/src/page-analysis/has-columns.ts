import type { Ink } from './find-ink'

/** A gutter is this wide at least, and lies between these, as shares of the width of what is inked. */
const NARROWEST_GUTTER = 0.012
const MARGIN = 0.15
/** Headings and rules may cross it: ink of this share of what a column of pixels usually has. */
const CROSSING = 0.15

/**
 * Whether text stands in columns: an upright stripe of the page, in its middle part, is all but free of ink.
 *
 * @param degrees how far the lines fall to the right
 */
export function hasColumns({ x, y, width, height }: Ink, degrees: number): boolean {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = Math.ceil(Math.abs(slope) * height) + 1
  const profile = new Uint32Array(width + 2 * margin)
  for (let point = 0; point < x.length; point += 1) {
    const column = Math.round((x[point] ?? 0) + slope * ((y[point] ?? 0) - height / 2)) + margin
    profile[column] = (profile[column] ?? 0) + 1
  }
  const first = profile.findIndex((count) => count > 0)
  const last = profile.findLastIndex((count) => count > 0)
  if (first === -1) return false
  const inked = profile.slice(first, last + 1)
  const usual = inked.toSorted()[inked.length >> 1] ?? 0
  const from = Math.floor(MARGIN * inked.length)
  const to = Math.ceil((1 - MARGIN) * inked.length)
  let free = 0
  for (const count of inked.slice(from, to)) {
    free = count <= CROSSING * usual ? free + 1 : 0
    if (free >= NARROWEST_GUTTER * inked.length) return true
  }
  return false
}
