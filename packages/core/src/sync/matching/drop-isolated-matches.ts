import { int32At } from '../../arrays/element-at'
import type { WordPairs } from '../alignment/pair-linked-words'

/** Runs of up to this many matches are chance if enough words around them do not match. */
const MAX_CHANCE_RUN = 2
const MIN_UNMATCHED_AROUND = 6

/**
 * Sets the similarity of isolated pairs to 0: a common word or two between page text that is not read aloud and speech that
 * is not on the page.
 *
 * @param similarities of the pairs; 0 means that the words do not belong together
 * @param references the number of words of the page, `heards` that of the speech
 */
export function dropIsolatedMatches(
  pairs: WordPairs,
  similarities: Float64Array,
  references: number,
  heards: number,
): void {
  let reference = 0
  let heard = 0
  let runFrom = 0
  let runLength = 0
  let isUnrelatedBefore = false
  for (let pair = 0; pair <= pairs.count; pair += 1) {
    const isEnd = pair === pairs.count
    if (!isEnd && similarities[pair] === 0) continue
    const missing = (isEnd ? references : int32At(pairs.referenceFrom, pair)) - reference
    const extra = (isEnd ? heards : int32At(pairs.heardFrom, pair)) - heard
    if (missing + extra > 0 || isEnd) {
      const isUnrelatedAfter = missing > 0 && extra > 0 && missing + extra >= MIN_UNMATCHED_AROUND
      const isChance = runLength <= MAX_CHANCE_RUN && isUnrelatedBefore && isUnrelatedAfter
      if (isChance) similarities.fill(0, runFrom, pair)
      runFrom = pair
      runLength = 0
      isUnrelatedBefore = isUnrelatedAfter
    }
    if (isEnd) break
    runLength += 1
    reference = int32At(pairs.referenceTo, pair)
    heard = int32At(pairs.heardTo, pair)
  }
}
