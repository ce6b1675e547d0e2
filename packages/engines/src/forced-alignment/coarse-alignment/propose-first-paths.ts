import type { FeatureFrames } from '../features/feature-frames'
import type { Band } from '../time-warping/band'
import { warpTime } from '../time-warping/warp-time'
import { MIN_GAP_SECONDS } from './drop-unmatched-parts'
import { differsInLength, estimateMatchDistances } from './estimate-match-distances'
import { scorePath } from './score-path'
import type { ScoredCells } from './score-segments'
import { STRETCH_COST, warpWithGaps } from './warp-with-gaps'

/** Distance of the threshold from that of a mismatch, before the features are adapted. */
const FIRST_DIFFERENCE = 0.06
/** Further differences for sides of different lengths, where the distance of a mismatch is less certain. */
const MORE_DIFFERENCES = [0, 0.03, 0.09, 0.12] as const
/** A path that holds less of the shorter side may match by chance. */
const MIN_FRACTION = 0.25

/**
 * Proposes first paths on features that are not adapted yet. Where one side has much that the other lacks, a path through all of
 * both is wrong from end to end; these leave out parts that are not better than a mismatch. The likeliest path comes first;
 * others follow only where one side is much longer.
 */
export function* proposeFirstPaths(
  one: FeatureFrames,
  other: FeatureFrames,
  band: Band,
  groupSize: number,
): Generator<ScoredCells, void> {
  const { cells, scales, frameSeconds } = scorePath(one, other, warpTime(one, other, band), groupSize)
  const { mismatch } = estimateMatchDistances(one, other, { cells, frameSeconds })
  const gapCost = (MIN_GAP_SECONDS / frameSeconds) * (FIRST_DIFFERENCE + STRETCH_COST)
  const propose = (difference: number): ScoredCells => {
    const path = warpWithGaps(one, other, { scales, threshold: mismatch - difference, gapCost, band })
    const parts = scorePath(one, other, path, groupSize).cells
    return parts.rows.length >= Math.min(one.count, other.count) * MIN_FRACTION ? parts : cells
  }
  yield propose(FIRST_DIFFERENCE)
  if (differsInLength(one, other)) for (const difference of MORE_DIFFERENCES) yield propose(difference)
}
