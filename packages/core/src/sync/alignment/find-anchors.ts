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

/** Lengths of n-grams that are tried in turn after bigrams. In a long text of few different words only longer ones are unique. */
const LONGER = [4, 8, 16]
/** Shorter regions have unique bigrams, or are aligned without. */
const MIN_WORDS = 1024
/** N-grams of a length suffice if one of so many words begins one. Fewer are likely to be unique by an error only. */
const WORDS_PER_ANCHOR = 256

/** Longer n-grams are no use to texts that share fewer bigrams: they say different things. */
const BIGRAMS_PER_SHARED = 4

/**
 * Finds anchors: word n-grams that occur exactly once on each side of the region, as many as keep their order. Begins with
 * bigrams and goes on to longer ones while too few are unique. Falls back to single words that occur once.
 */
export function findAnchors(table: NgramTable, region: Region): Anchors {
  const words = Math.min(region.referenceTo - region.referenceFrom, region.heardTo - region.heardFrom)
  const bigrams = findUniqueAnchors(table, region, 2)
  let best: Anchors = bigrams
  const isRepetitive = words > MIN_WORDS && bigrams.sharedCount * BIGRAMS_PER_SHARED >= words
  for (const length of isRepetitive ? LONGER : []) {
    if (best.count * WORDS_PER_ANCHOR >= words) break
    const found = findUniqueAnchors(table, region, length)
    if (found.count > best.count) best = found
    else if (best.count > 0) break
  }
  return best.count > 0 ? best : findUniqueAnchors(table, region, 1)
}

function findUniqueAnchors(table: NgramTable, region: Region, length: number): Anchors & { sharedCount: number } {
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
      // Overlapping n-grams share words: each is anchored once. Pairs that would cross an earlier one are left out.
      if (referenceAt <= lastReference || heardAt <= lastHeard) continue
      lastReference = referenceAt
      lastHeard = heardAt
      reference[count] = referenceAt
      heard[count] = heardAt
      count += 1
    }
  }
  return { reference, heard, count, sharedCount: candidates.sharedCount }
}
