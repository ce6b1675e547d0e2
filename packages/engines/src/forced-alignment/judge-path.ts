import type { WarpPath } from './band'
import type { Chance } from './chain-parts'
import type { ComparableFrames } from './compare-frames'
import { type JudgedCells, judgeStretches } from './judge-stretches'
import { measureChance } from './measure-chance'
import { FRAME_STEP_SECONDS } from './sound-frames'

export interface JudgedPath {
  judged: JudgedCells
  chance: Chance
  frameSeconds: number
}

/** How unlike two sides, of so many frames `together`, are along a path; and what they are by chance. */
export function judgePath(
  one: ComparableFrames,
  other: ComparableFrames,
  path: WarpPath,
  together: number,
): JudgedPath {
  const chance = measureChance(one, other)
  const frameSeconds = together * FRAME_STEP_SECONDS
  return { judged: judgeStretches(one, other, { path, chance, frameSeconds }), chance, frameSeconds }
}
