import { elementAt, float32At, int32At } from '../../arrays/element-at'
import { computeDistance, type FeatureFrames } from '../features/feature-frames'
import type { WarpPath } from '../time-warping/band'
import { listCells, type PathCells } from '../time-warping/warp-path'
import type { DistanceScales } from './compute-distance-scales'

/** The cells of a path with the mean relative distance of the segment that each lies in. */
export interface ScoredCells extends PathCells {
  distances: Float32Array
  /** The relative distance of each segment, smallest first. */
  segmentDistances: number[]
}

/** About the length of a short sentence; a single sound says little. */
const SEGMENT_SECONDS = 3

/** Fraction of the segments of a first path that is learnt from. */
const LEARNT_FRACTION = 0.55

/** Cuts a path into segments of equal length and measures the relative distance along each. */
export function scoreSegments(
  one: FeatureFrames,
  other: FeatureFrames,
  { path, scales, frameSeconds }: { path: WarpPath; scales: DistanceScales; frameSeconds: number },
): ScoredCells {
  const { rows, columns } = listCells(path)
  const distances = new Float32Array(rows.length)
  const segmentDistances: number[] = []
  const length = Math.max(1, Math.round(SEGMENT_SECONDS / frameSeconds))
  const count = Math.max(1, Math.floor(rows.length / length))
  for (let segment = 0; segment < count; segment += 1) {
    // The last segment holds the remainder too.
    const [from, to] = [segment * length, segment === count - 1 ? rows.length : (segment + 1) * length]
    let sum = 0
    for (let cell = from; cell < to; cell += 1) {
      const [row, column] = [int32At(rows, cell), int32At(columns, cell)]
      const scale = float32At(scales.reference, row) * float32At(scales.recording, column)
      sum += computeDistance(one, row, other, column) * scale
    }
    const mean = sum / Math.max(1, to - from)
    distances.fill(mean, from, to)
    segmentDistances.push(mean)
  }
  segmentDistances.sort((first, second) => first - second)
  return { rows, columns, distances, segmentDistances }
}

/** Returns the relative distance that this fraction of the segments does not exceed. */
export function findSegmentQuantile({ segmentDistances }: ScoredCells, fraction: number): number {
  const { length } = segmentDistances
  return elementAt(segmentDistances, Math.min(length - 1, Math.floor(length * fraction)))
}

/** Selects the cells of the better segments. A first path is wrong in part where one side has much that the other lacks. */
export function selectBestCells(scored: ScoredCells): PathCells {
  const { rows, columns, distances } = scored
  const largest = findSegmentQuantile(scored, LEARNT_FRACTION)
  return {
    rows: rows.filter((_, cell) => float32At(distances, cell) <= largest),
    columns: columns.filter((_, cell) => float32At(distances, cell) <= largest),
  }
}
