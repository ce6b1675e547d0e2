import type { Ink } from './find-ink'

/** Degrees; a page that leans further was not laid on the scanner by hand. */
const MOST_DEGREES = 8
const COARSE_DEGREES = 0.5
const FINE_DEGREES = 0.05
const MOST_POINTS = 60_000
/** A row with more ink than this many full rows of text is a rule or the edge of a shape. */
const RULE_ROWS = 1.5
const FULL_ROW = 0.9

export interface TextLines {
  /** How far the lines fall to the right, degrees; negative where they rise. */
  degrees: number
  /** How sharply ink and paper change from row to row along the lines; 1 is what scattered ink gives. */
  sharpness: number
  /** The same, at other angles: about as much as `sharpness` where there are no lines. */
  usualSharpness: number
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Sum of squared steps between neighbouring rows of the projection profile, per point of ink. */
function profileSharpness(along: Float64Array, across: Float64Array, degrees: number, rows: number): number {
  const slope = Math.tan(toRadians(degrees))
  const margin = Math.ceil(Math.abs(slope) * rows) + 1
  const profile = new Float64Array(rows * 3 + 2 * margin)
  for (let point = 0; point < along.length; point += 1) {
    const row = Math.round((across[point] ?? 0) - slope * (along[point] ?? 0)) + rows
    profile[row] = (profile[row] ?? 0) + 1
  }
  const inked = profile.filter((count) => count > 0).toSorted()
  const most = RULE_ROWS * (inked[Math.floor(FULL_ROW * inked.length)] ?? 0)
  let steps = 0
  for (let row = 1; row < profile.length; row += 1) {
    steps += (Math.min(most, profile[row] ?? 0) - Math.min(most, profile[row - 1] ?? 0)) ** 2
  }
  return along.length === 0 ? 0 : steps / along.length
}

/**
 * Looks for lines of text by the projection profile: seen along the lines, rows of ink and rows of paper take turns.
 *
 * @param direction `across` the page, as text usually runs, or `down` it, as on a page that lies on its side
 */
export function measureLines(ink: Ink, direction: 'across' | 'down'): TextLines {
  const step = Math.max(1, Math.ceil(ink.x.length / MOST_POINTS))
  const count = Math.floor(ink.x.length / step)
  const [lengthwise, crosswise] = direction === 'across' ? [ink.x, ink.y] : [ink.y, ink.x]
  const middle = (direction === 'across' ? ink.width : ink.height) / 2
  const along = Float64Array.from({ length: count }, (_, point) => (lengthwise[point * step] ?? 0) - middle)
  const across = Float64Array.from({ length: count }, (_, point) => crosswise[point * step] ?? 0)
  const rows = Math.max(ink.width, ink.height)
  const at = (degrees: number): { degrees: number; sharpness: number } => ({
    degrees,
    sharpness: profileSharpness(along, across, degrees, rows),
  })
  const coarse = anglesAround(0, MOST_DEGREES, COARSE_DEGREES).map(at)
  const usual = coarse.map(({ sharpness }) => sharpness).toSorted((a, b) => a - b)[coarse.length >> 1] ?? 0
  const rough = sharpest(coarse)
  const fine = sharpest(anglesAround(rough.degrees, COARSE_DEGREES, FINE_DEGREES).map(at))
  return { ...fine, usualSharpness: usual }
}

function anglesAround(centre: number, reach: number, step: number): number[] {
  const steps = Math.round(reach / step)
  return Array.from({ length: 2 * steps + 1 }, (_, index) => centre + (index - steps) * step)
}

function sharpest<T extends { sharpness: number }>(tries: readonly T[]): T {
  const [first, ...others] = tries
  if (!first) throw new Error('No angle was tried')
  return others.reduce((best, candidate) => (candidate.sharpness > best.sharpness ? candidate : best), first)
}
