import { addAt, elementAt, float64At, uint16At } from '../arrays/element-at'
import type { Ink } from './threshold-ink'

/** Degrees; a page that leans further was not laid on the scanner by hand. */
const MAX_DEGREES = 8
const COARSE_DEGREES = 0.5
const FINE_DEGREES = 0.05
const MAX_POINTS = 60_000
/** A row with more ink than this many full rows of text is a rule or the edge of a shape. */
const RULE_ROWS = 1.5
/** Percentile of the inked rows that counts as a full row of text. */
const FULL_ROW = 0.9

export interface Skew {
  /** Angle by which the lines fall to the right; negative where they rise. */
  degrees: number
  /** Contrast of the projection profile along the lines; 1 is that of scattered ink. */
  sharpness: number
  /** Median contrast at all angles; about as large as `sharpness` if there are no lines. */
  usualSharpness: number
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Sums the squared differences between neighbouring rows of the projection profile, for each point of ink. */
function measureSharpness(along: Float64Array, across: Float64Array, degrees: number, rows: number): number {
  if (along.length === 0) return 0
  const slope = Math.tan(toRadians(degrees))
  const margin = Math.ceil(Math.abs(slope) * rows) + 1
  const profile = new Float64Array(rows * 3 + 2 * margin)
  for (const [point, position] of along.entries()) {
    addAt(profile, Math.round(float64At(across, point) - slope * position) + rows, 1)
  }
  const inked = profile.filter((count) => count > 0).toSorted()
  const largest = RULE_ROWS * float64At(inked, Math.floor(FULL_ROW * inked.length))
  const clipped = profile.map((count) => Math.min(largest, count))
  let steps = 0
  for (let row = 1; row < clipped.length; row += 1) {
    steps += (float64At(clipped, row) - float64At(clipped, row - 1)) ** 2
  }
  return steps / along.length
}

/**
 * Measures the skew of text by its projection profile: seen along the lines, rows of ink and rows of paper alternate.
 *
 * @param direction `across` the page, as text usually runs, or `down` it, as on a page that lies on its side
 */
export function measureSkew(ink: Ink, direction: 'across' | 'down'): Skew {
  const step = Math.max(1, Math.ceil(ink.x.length / MAX_POINTS))
  const count = Math.floor(ink.x.length / step)
  const [lengthwise, crosswise] = direction === 'across' ? [ink.x, ink.y] : [ink.y, ink.x]
  const middle = (direction === 'across' ? ink.width : ink.height) / 2
  const along = Float64Array.from({ length: count }, (_, point) => uint16At(lengthwise, point * step) - middle)
  const across = Float64Array.from({ length: count }, (_, point) => uint16At(crosswise, point * step))
  const rows = Math.max(ink.width, ink.height)
  const measureAt = (degrees: number): { degrees: number; sharpness: number } => ({
    degrees,
    sharpness: measureSharpness(along, across, degrees, rows),
  })
  const coarse = listAngles(0, MAX_DEGREES, COARSE_DEGREES).map(measureAt)
  const sorted = coarse.map(({ sharpness }) => sharpness).toSorted((a, b) => a - b)
  const roughAngle = findSharpest(coarse).degrees
  const fine = findSharpest(listAngles(roughAngle, COARSE_DEGREES, FINE_DEGREES).map(measureAt))
  return { ...fine, usualSharpness: elementAt(sorted, sorted.length >> 1) }
}

function listAngles(centre: number, reach: number, step: number): number[] {
  const steps = Math.round(reach / step)
  return Array.from({ length: 2 * steps + 1 }, (_, index) => centre + (index - steps) * step)
}

function findSharpest<T extends { sharpness: number }>(candidates: readonly T[]): T {
  const [first, ...others] = candidates
  if (!first) throw new Error('No angle was measured')
  return others.reduce((best, candidate) => (candidate.sharpness > best.sharpness ? candidate : best), first)
}
