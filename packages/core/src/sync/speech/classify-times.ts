import { float64At, int32At } from '../../arrays/element-at'
import { longestIncreasingSubsequence } from '../alignment/longest-increasing-subsequence'
import type { SpokenWords } from './spoken-words'

/** The word's end is too early or too late, and it is far from its ordered neighbours, so that its times are worthless. */
export const STRAY = 0
/** The word's end is too early or too late, but it touches its ordered neighbours. */
const NEAR = 1
/** The ends increase from word to word. */
export const ORDERED = 2

/** Classifies words by their times so that as many as possible are ordered. Times are finite, in seconds. */
export function classifyTimes({ count, starts, ends }: SpokenWords): Uint8Array {
  const classes = new Uint8Array(count)
  if (areOrdered(ends, count)) return classes.fill(ORDERED)
  const ordered = longestIncreasingSubsequence(rankEnds(ends.subarray(0, count)))
  for (const at of ordered) classes[at] = ORDERED
  let before = -1
  for (const after of [...ordered, count]) {
    for (let at = before + 1; at < after; at += 1) {
      const touchesPrevious = before < 0 || float64At(ends, at) > float64At(starts, before)
      const touchesNext = after === count || float64At(starts, at) < float64At(ends, after)
      if (touchesPrevious && touchesNext) classes[at] = NEAR
    }
    before = after
  }
  return classes
}

function areOrdered(ends: Float64Array, count: number): boolean {
  for (let at = 1; at < count; at += 1) if (float64At(ends, at) < float64At(ends, at - 1)) return false
  return true
}

/** Ranks the ends; equal ends are ranked in the order of their words. */
function rankEnds(ends: Float64Array): Int32Array {
  const order = Int32Array.from(ends.keys()).toSorted((a, b) => float64At(ends, a) - float64At(ends, b) || a - b)
  const ranks = new Int32Array(ends.length)
  for (let rank = 0; rank < order.length; rank += 1) ranks[int32At(order, rank)] = rank
  return ranks
}
