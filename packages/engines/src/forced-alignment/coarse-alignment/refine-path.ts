import { int32At } from '../../arrays/element-at'
import { FRAME_STEP_SECONDS } from '../features/mfcc-frames'
import { type FeatureFrames, poolAllFrames } from '../features/feature-frames'
import type { WarpPath } from '../time-warping/band'
import { buildBandAroundPath } from '../time-warping/build-band-around-path'
import { isLeftOut } from '../time-warping/warp-path'
import { warpTime } from '../time-warping/warp-time'
import { dropUnmatchedParts } from './drop-unmatched-parts'

/** Resolutions, from coarse to fine, and the radius around the path of the one before. */
const LEVELS = [
  { groupSize: 16, radiusSeconds: 90 },
  { groupSize: 8, radiusSeconds: 15 },
  { groupSize: 4, radiusSeconds: 3 },
] as const

/** Frames in a group of the last level. */
export const FINEST_GROUP_SIZE = 4

/**
 * Refines a coarse path level by level. Groups of a third of a second often do not match though their words do: the coarse
 * path has gaps where there are none and is seconds off beside them. Each level finds parts that the one before missed.
 * @param sides in groups of `FINEST_GROUP_SIZE`
 * @param path in groups of `groupSize`
 */
export function refinePath(
  { reference, recording }: { reference: FeatureFrames; recording: FeatureFrames },
  path: WarpPath,
  groupSize: number,
): WarpPath {
  let coarse = { path, groupSize }
  for (const level of LEVELS) {
    if (level.groupSize >= groupSize) continue
    const one = poolAllFrames(reference, level.groupSize / FINEST_GROUP_SIZE)
    const other = poolAllFrames(recording, level.groupSize / FINEST_GROUP_SIZE)
    const guide = upsamplePath(coarse.path, coarse.groupSize / level.groupSize, one.count, other.count)
    const radius = Math.round(level.radiusSeconds / FRAME_STEP_SECONDS / level.groupSize)
    const band = buildBandAroundPath(guide, other.count, radius)
    const warped = leaveOutRowsOf(guide, warpTime(one, other, band))
    const refined = dropUnmatchedParts(one, other, { band, path: warped, groupSize: level.groupSize })
    coarse = { path: refined, groupSize: level.groupSize }
  }
  return coarse.path
}

/** Converts a path to groups that are `ratio` times smaller. */
function upsamplePath(path: WarpPath, ratio: number, rows: number, columns: number): WarpPath {
  const first = new Int32Array(rows)
  const last = new Int32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const group = Math.floor(row / ratio)
    const from = int32At(path.first, group)
    first[row] = from < 0 ? -1 : Math.min(columns - 1, from * ratio)
    last[row] = from < 0 ? -1 : Math.min(columns - 1, (int32At(path.last, group) + 1) * ratio - 1)
  }
  return { first, last }
}

/** Removes from a path the rows that its guide leaves out: distances along forced matches would mislead. */
function leaveOutRowsOf(guide: WarpPath, { first, last }: WarpPath): WarpPath {
  const keep = (columns: Int32Array) => columns.map((column, row) => (isLeftOut(guide, row) ? -1 : column))
  return { first: keep(first), last: keep(last) }
}
