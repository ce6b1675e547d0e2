import type { Band } from './band'
import { LEFT_OUT_SECONDS } from './chain-likely'
import { chainParts, STANDING_COST } from './chain-parts'
import type { ComparableFrames } from './compare-frames'
import { judgePath } from './judge-path'
import type { JudgedCells } from './judge-stretches'
import { isLopsided, measureLikeness } from './measure-likeness'
import { warpFrames } from './warp-frames'

/** How much liker than what is wrong a first path must be, before anything is learnt; and how much of the shorter side. */
const FIRST_DIFFERENCE = 0.06
const LEAST_PART = 0.25
/** Where one side is much longer than the other, what a wrong path is like is harder to say: more is tried. */
const MORE_DIFFERENCES = [0, 0.03, 0.09, 0.12] as const

/**
 * First paths, on frames as they are. Where much is only in one of the two a path through all of both is wrong from end to
 * end: what is no better than a wrong path is left out of it. The likeliest is the first; others come where there is no
 * telling yet.
 */
export function* beginParts(
  one: ComparableFrames,
  other: ComparableFrames,
  band: Band,
  together: number,
): Generator<JudgedCells, void> {
  const whole = warpFrames(one, other, band)
  const { judged, chance, frameSeconds } = judgePath(one, other, whole, together)
  const { wrong } = measureLikeness(one, other, { judged, frameSeconds })
  const leave = (difference: number): JudgedCells => {
    const threshold = wrong - difference
    const leavingCost = (LEFT_OUT_SECONDS / frameSeconds) * (FIRST_DIFFERENCE + STANDING_COST)
    const parts = judgePath(
      one,
      other,
      chainParts(one, other, { chance, threshold, leavingCost, band }),
      together,
    ).judged
    // So little of it may be alike by chance.
    return parts.rows.length >= Math.min(one.count, other.count) * LEAST_PART ? parts : judged
  }
  yield leave(FIRST_DIFFERENCE)
  if (isLopsided(one, other)) for (const difference of MORE_DIFFERENCES) yield leave(difference)
}
