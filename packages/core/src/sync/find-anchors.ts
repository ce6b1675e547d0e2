import type { Gap } from './gap'
import { longestIncreasing } from './longest-increasing'
import { matchUniqueRuns, type RunTable } from './run-table'

/** Index pairs of equal words, both rising, as two parallel lists of which the first `count` are filled. */
export interface Anchors {
  readonly reference: Int32Array
  readonly heard: Int32Array
  readonly count: number
}

/**
 * Pairs of neighbouring words that stand exactly once on each side of the gap, as many as keep their order. Where there is
 * no such pair, single words that stand once.
 */
export function findAnchors(table: RunTable, gap: Gap): Anchors {
  const pairs = matchUnique(table, gap, 2)
  return pairs.count > 0 ? pairs : matchUnique(table, gap, 1)
}

function matchUnique(table: RunTable, gap: Gap, length: 1 | 2): Anchors {
  const candidates = matchUniqueRuns(table, gap, length)
  const kept = longestIncreasing(candidates.heard)
  const reference = new Int32Array(kept.length * length)
  const heard = new Int32Array(kept.length * length)
  let count = 0
  let lastReference = -1
  let lastHeard = -1
  for (const position of kept) {
    for (let step = 0; step < length; step += 1) {
      const referenceAt = (candidates.reference[position] ?? 0) + step
      const heardAt = (candidates.heard[position] ?? 0) + step
      // Pairs overlap where one's second word is the next one's first: those are one anchor; what would cross is left out.
      if (referenceAt <= lastReference || heardAt <= lastHeard) continue
      lastReference = referenceAt
      lastHeard = heardAt
      reference[count] = referenceAt
      heard[count] = heardAt
      count += 1
    }
  }
  return { reference, heard, count }
}
