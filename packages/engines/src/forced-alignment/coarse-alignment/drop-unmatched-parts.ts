import type { FeatureFrames } from '../features/feature-frames'
import type { Band, WarpPath } from '../time-warping/band'
import { estimateMatchDistances } from './estimate-match-distances'
import { scorePath } from './score-path'
import { STRETCH_COST, warpWithGaps } from './warp-with-gaps'

/** Speech that matches nothing is left out from this length on. */
export const MIN_GAP_SECONDS = 2.4
/** With a smaller difference the text is hardly what is said, and a match cannot be told from a mismatch. */
const MIN_DIFFERENCE = 0.12
/** Position of the threshold between the distances of a mismatch (0) and of a match (1). */
const THRESHOLD_FRACTION = 0.35

/**
 * Leaves out of a path the parts that only one side has. Returns the path as it is where matches and mismatches are too
 * much alike.
 * @param path through all of both, at the resolution of the frames; the distance of a match is measured on it
 */
export function dropUnmatchedParts(
  one: FeatureFrames,
  other: FeatureFrames,
  { band, path, groupSize }: { band: Band; path: WarpPath; groupSize: number },
): WarpPath {
  const { cells, scales, frameSeconds } = scorePath(one, other, path, groupSize)
  const { match, mismatch } = estimateMatchDistances(one, other, { cells, frameSeconds })
  if (mismatch - match < MIN_DIFFERENCE) return path
  const threshold = mismatch - THRESHOLD_FRACTION * (mismatch - match)
  const gapCost = (MIN_GAP_SECONDS / frameSeconds) * (mismatch - threshold + STRETCH_COST)
  return warpWithGaps(one, other, { scales, threshold, gapCost, band })
}
