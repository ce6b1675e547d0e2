import { elementAt } from '../arrays/element-at'

/** A straight line: across = slope × along + offset. */
export interface FittedLine {
  slope: number
  offset: number
  /** Fraction of the points that lie on it. */
  support: number
}

const MAX_POINTS = 60
/** A point this near lies on the line. */
const NEAR = 1.2

/**
 * Fits a line to points of which many may belong to something else, such as the edges before and after a corner: the line
 * through two of the points that most of them lie on, then the least squares of those.
 */
export function fitLine(points: readonly (readonly [along: number, across: number])[]): FittedLine | null {
  const step = Math.max(1, Math.ceil(points.length / MAX_POINTS))
  const sample = points.filter((_, index) => index % step === 0)
  let best: { slope: number; offset: number; count: number } | null = null
  for (const [index, [along, across]] of sample.entries()) {
    for (const [otherAlong, otherAcross] of sample.slice(index + 1)) {
      const slope = (otherAcross - across) / (otherAlong - along)
      if (Math.abs(slope) > 1) continue
      const offset = across - slope * along
      const count = sample.filter(([x, y]) => Math.abs(y - slope * x - offset) <= NEAR).length
      if (best === null || count > best.count) best = { slope, offset, count }
    }
  }
  if (best === null) return null
  const { slope, offset } = best
  const near = points.filter(([x, y]) => Math.abs(y - slope * x - offset) <= NEAR)
  return near.length < 2 ? null : { ...fitLeastSquares(near), support: near.length / points.length }
}

function fitLeastSquares(points: readonly (readonly [number, number])[]): { slope: number; offset: number } {
  const mean = (side: 0 | 1): number => points.reduce((sum, point) => sum + point[side], 0) / points.length
  const [middleX, middleY] = [mean(0), mean(1)]
  const spread = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0)
  const shared = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0)
  if (spread === 0) return { slope: 0, offset: elementAt(points, 0)[1] }
  const slope = shared / spread
  return { slope, offset: middleY - slope * middleX }
}
