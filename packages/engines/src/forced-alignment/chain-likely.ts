import type { Band, WarpPath } from './band'
import { chainParts, STANDING_COST } from './chain-parts'
import type { ComparableFrames } from './compare-frames'
import { judgePath } from './judge-path'
import { measureLikeness } from './measure-likeness'

/** So much speech must fit nowhere before it is left out. */
export const LEFT_OUT_SECONDS = 2.4
/** Below that the text is not what is said, or hardly: nothing can be told apart. */
const LEAST_DIFFERENCE = 0.12
/** How far from what is wrong towards what is right belonging together begins. */
const THRESHOLD_SHARE = 0.35

/**
 * Leaves out what belongs nowhere; nothing where the two are so unlike that there is no telling.
 * @param path through all of both, as fine as the frames are: on it is seen what belonging together looks like
 */
export function chainLikely(
  one: ComparableFrames,
  other: ComparableFrames,
  { band, path, together }: { band: Band; path: WarpPath; together: number },
): WarpPath {
  const { judged, chance, frameSeconds } = judgePath(one, other, path, together)
  const { right, wrong } = measureLikeness(one, other, { judged, frameSeconds })
  if (wrong - right < LEAST_DIFFERENCE) return path
  const threshold = wrong - THRESHOLD_SHARE * (wrong - right)
  const leavingCost = (LEFT_OUT_SECONDS / frameSeconds) * (wrong - threshold + STANDING_COST)
  return chainParts(one, other, { chance, threshold, leavingCost, band })
}
