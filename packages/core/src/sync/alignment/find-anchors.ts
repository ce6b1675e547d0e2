import { int32At } from '../../arrays/element-at'
import { longestIncreasingSubsequence } from './longest-increasing-subsequence'
import { matchUniqueNgrams, type NgramTable } from './ngram-table'
import type { Region } from './region'

/** Index pairs of equal words, both increasing, as two parallel arrays of which the first `count` entries are filled. */
export interface Anchors {
  readonly reference: Int32Array
  readonly heard: Int32Array
  readonly count: number
}

/**
 * Finds anchors: word bigrams that occur exactly once on each side of the region, as many as keep their order. Falls back
 * to single words that occur once if there is no such bigram.
 */
export function findAnchors(table: NgramTable, region: Region): Anchors {
  const bigrams = findUniqueAnchors(table, region, 2)
  return bigrams.count > 0 ? bigrams : findUniqueAnchors(table, region, 1)
}

function findUniqueAnchors(table: NgramTable, region: Region, length: 1 | 2): Anchors {
  const candidates = matchUniqueNgrams(table, region, length)
  const kept = longestIncreasingSubsequence(candidates.heard)
  const reference = new Int32Array(kept.length * length)
  const heard = new Int32Array(kept.length * length)
  let count = 0
  let lastReference = -1
  let lastHeard = -1
  for (const candidate of kept) {
    for (let step = 0; step < length; step += 1) {
      const referenceAt = int32At(candidates.reference, candidate) + step
      const heardAt = int32At(candidates.heard, candidate) + step
      // Overlapping bigrams share a word: it is anchored once. Pairs that would cross an earlier one are left out.
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
