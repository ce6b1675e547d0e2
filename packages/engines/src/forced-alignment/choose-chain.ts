import type { Band, WarpPath } from './band'
import { beginParts } from './begin-parts'
import { chainLikely } from './chain-likely'
import { type ComparableFrames, poolAll } from './compare-frames'
import { judgePath } from './judge-path'
import { type JudgedCells, likelierCells } from './judge-stretches'
import { isLopsided, measureLikeness } from './measure-likeness'
import { FINEST } from './narrow-chain'
import type { TunedFrames } from './tune-frames'

/** A chain that holds so much of the shorter side is not found by chance. */
const CONVINCING_SHARE = 0.7

export interface ChainSearch {
  band: Band
  together: number
  /** Both sides in groups of `FINEST`, as they are heard by what cells in groups of `together` have in common. */
  tuneBy: (cells: Pick<JudgedCells, 'rows' | 'columns'>) => TunedFrames
}

/**
 * The first chain in which both voices are heard as one. Each beginning is learnt from as if it were right; the first that
 * convinces is taken, else the one by which most of both becomes alike.
 */
export function chooseChain(
  plain: { reference: ComparableFrames; recording: ComparableFrames },
  { band, together, tuneBy }: ChainSearch,
): WarpPath {
  let best: { chain: WarpPath; gain: number } | null = null
  for (const judged of beginParts(plain.reference, plain.recording, band, together)) {
    const tuned = tuneBy(likelierCells(judged))
    const [one, other] = [poolAll(tuned.reference, together / FINEST), poolAll(tuned.recording, together / FINEST)]
    const chain = chainLikely(one, other, { band, path: toPath(judged, one.count), together })
    // There is but one beginning where both are about as long.
    if (!isLopsided(one, other) || shareHeld(chain, one.count, other.count) >= CONVINCING_SHARE) return chain
    const gain = measureGain(one, other, chain, together)
    if (best === null || gain > best.gain) best = { chain, gain }
  }
  if (best === null) throw new Error('Nothing was begun with')
  return best.chain
}

function toPath({ rows, columns }: JudgedCells, count: number): WarpPath {
  const path = { first: new Int32Array(count).fill(-1), last: new Int32Array(count).fill(-1) }
  for (const [cell, row] of rows.entries()) {
    const column = columns[cell] ?? 0
    if ((path.first[row] ?? -1) < 0) path.first[row] = column
    path.last[row] = column
  }
  return path
}

/** The part of the shorter side that a chain holds. */
function shareHeld({ first, last }: WarpPath, rows: number, columns: number): number {
  let [heldRows, heldColumns, reached] = [0, 0, -1]
  for (const [row, from] of first.entries()) {
    if (from < 0) continue
    heldRows += 1
    heldColumns += (last[row] ?? 0) - Math.max(from - 1, reached)
    reached = last[row] ?? 0
  }
  return Math.min(heldRows, heldColumns) / Math.min(rows, columns)
}

/** How much liker all that a chain holds is than what is wrong. */
function measureGain(one: ComparableFrames, other: ComparableFrames, chain: WarpPath, together: number): number {
  const { judged, frameSeconds } = judgePath(one, other, chain, together)
  const { wrong } = measureLikeness(one, other, { judged, frameSeconds })
  return judged.unlike.reduce((sum, own) => sum + wrong - own, 0)
}
