import { int32At } from '../../arrays/element-at'
import { type FeatureFrames, poolAllFrames } from '../features/feature-frames'
import type { Band, WarpPath } from '../time-warping/band'
import { appendCell, createEmptyPath, type PathCells } from '../time-warping/warp-path'
import type { AdaptedFeatures } from '../voice-adaptation/adapt-features'
import { dropUnmatchedParts } from './drop-unmatched-parts'
import { differsInLength, estimateMatchDistances } from './estimate-match-distances'
import { proposeFirstPaths } from './propose-first-paths'
import { FINEST_GROUP_SIZE } from './refine-path'
import { scorePath } from './score-path'
import { selectBestCells } from './score-segments'

/** A path that matches this fraction of the shorter side is not found by chance. */
const CONVINCING_FRACTION = 0.7

export interface CoarsePathSearch {
  band: Band
  groupSize: number
  /** Adapts both sides, in groups of `FINEST_GROUP_SIZE`, by the matches of cells in groups of `groupSize`. */
  adaptBy: (cells: PathCells) => AdaptedFeatures
}

/**
 * Chooses the first path on adapted features. Adapts the features by each proposed path as if it were right, and takes the
 * first result that convinces, else the one along which most of both sides becomes alike.
 */
export function chooseCoarsePath(
  plain: { reference: FeatureFrames; recording: FeatureFrames },
  { band, groupSize, adaptBy }: CoarsePathSearch,
): WarpPath {
  let best: { path: WarpPath; gain: number } | null = null
  for (const cells of proposeFirstPaths(plain.reference, plain.recording, band, groupSize)) {
    const adapted = adaptBy(selectBestCells(cells))
    const one = poolAllFrames(adapted.reference, groupSize / FINEST_GROUP_SIZE)
    const other = poolAllFrames(adapted.recording, groupSize / FINEST_GROUP_SIZE)
    const path = dropUnmatchedParts(one, other, { band, path: toPath(cells, one.count), groupSize })
    // Sides of about equal length have one proposal only.
    if (!differsInLength(one, other)) return path
    if (measureMatchedFraction(path, one.count, other.count) >= CONVINCING_FRACTION) return path
    const gain = measureGain(one, other, path, groupSize)
    if (best === null || gain > best.gain) best = { path, gain }
  }
  if (best === null) throw new Error('No first path was proposed')
  return best.path
}

function toPath({ rows, columns }: PathCells, count: number): WarpPath {
  const path = createEmptyPath(count)
  for (const [cell, row] of rows.entries()) appendCell(path, row, int32At(columns, cell))
  return path
}

/** Returns the fraction of the shorter side that a path matches. */
function measureMatchedFraction({ first, last }: WarpPath, rows: number, columns: number): number {
  let [matchedRows, matchedColumns, reached] = [0, 0, -1]
  for (const [row, from] of first.entries()) {
    if (from < 0) continue
    const to = int32At(last, row)
    matchedRows += 1
    matchedColumns += to - Math.max(from - 1, reached)
    reached = to
  }
  return Math.min(matchedRows, matchedColumns) / Math.min(rows, columns)
}

/** Sums over all cells of a path the difference between the distance of a mismatch and that of the cell. */
function measureGain(one: FeatureFrames, other: FeatureFrames, path: WarpPath, groupSize: number): number {
  const { cells, frameSeconds } = scorePath(one, other, path, groupSize)
  const { mismatch } = estimateMatchDistances(one, other, { cells, frameSeconds })
  return cells.distances.reduce((sum, distance) => sum + mismatch - distance, 0)
}
