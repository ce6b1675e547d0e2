import type { WarpPath } from './band'
import { bandAlong } from './band-along'
import { chainLikely } from './chain-likely'
import { type ComparableFrames, poolAll } from './compare-frames'
import { FRAME_STEP_SECONDS } from './sound-frames'
import { warpFrames } from './warp-frames'

/**
 * Frames looked at together, and how far around what was found before. In groups of a third of a second much that belongs
 * together seems not to: its chain has gaps where there are none, and is off by seconds beside them.
 */
const STEPS = [
  { together: 16, radiusSeconds: 90 },
  { together: 8, radiusSeconds: 15 },
  { together: 4, radiusSeconds: 3 },
] as const

/** How fine the last chain is. */
export const FINEST = 4

/**
 * A chain of coarse groups made finer, step by step: each looks near to the one before, finds parts that it missed and
 * joins what it left out wrongly.
 * @param sides in groups of `FINEST`
 * @param chain in groups of `together`
 */
export function narrowChain(
  { reference, recording }: { reference: ComparableFrames; recording: ComparableFrames },
  chain: WarpPath,
  together: number,
): WarpPath {
  let found = { path: chain, together }
  for (const step of STEPS) {
    if (step.together >= together) continue
    const one = poolAll(reference, step.together / FINEST)
    const other = poolAll(recording, step.together / FINEST)
    const guide = spread(found.path, found.together / step.together, one.count, other.count)
    const radius = Math.round(step.radiusSeconds / FRAME_STEP_SECONDS / step.together)
    const band = bandAlong(guide, other.count, radius)
    const path = leaveOut(guide, warpFrames(one, other, band))
    found = { path: chainLikely(one, other, { band, path, together: step.together }), together: step.together }
  }
  return found.path
}

/** The same path for groups that are `ratio` times as small. */
function spread(path: WarpPath, ratio: number, rows: number, columns: number): WarpPath {
  const first = new Int32Array(rows)
  const last = new Int32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const group = Math.floor(row / ratio)
    const from = path.first[group] ?? -1
    first[row] = from < 0 ? -1 : Math.min(columns - 1, from * ratio)
    last[row] = from < 0 ? -1 : Math.min(columns - 1, ((path.last[group] ?? 0) + 1) * ratio - 1)
  }
  return { first, last }
}

/** A path without the rows that another one leaves out: nothing is learnt from where it was forced through those. */
function leaveOut(guide: WarpPath, { first, last }: WarpPath): WarpPath {
  const keep = (columns: Int32Array) => columns.map((column, row) => ((guide.first[row] ?? -1) < 0 ? -1 : column))
  return { first: keep(first), last: keep(last) }
}
