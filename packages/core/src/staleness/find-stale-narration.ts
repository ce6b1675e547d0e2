import { countEach } from '../arrays/count-each'
import type { NarrationOriginPage } from './describe-narration'
import type { SentenceDigest } from './digest-sentences'
import { type ProductState } from './combine-states'

/** The narration of one page. */
export interface PageNarrationStaleness {
  readonly state: ProductState
  /** The rect ids of each sentence that the narration does not speak as it is now. */
  readonly staleSentences: readonly (readonly string[])[]
}

/**
 * Compares the sentences of a page with those that its narration was made from. A page that was not narrated at all is stale
 * if it has text; a sentence that moved within its page makes the page stale, but no sentence.
 *
 * @param origin the page in the narration; undefined if it is not part of it
 */
export function findStaleNarration(
  sentences: readonly SentenceDigest[],
  origin: NarrationOriginPage | undefined,
): PageNarrationStaleness {
  if (origin === undefined) {
    return sentences.length === 0
      ? { state: 'none', staleSentences: [] }
      : { state: 'stale', staleSentences: sentences.map(({ rectIds }) => rectIds) }
  }
  if (origin.sentences === null) return { state: 'unknown', staleSentences: [] }
  const spoken = countEach(origin.sentences)
  const staleSentences: (readonly string[])[] = []
  for (const { digest, rectIds } of sentences) {
    const left = spoken.get(digest)
    if (left === undefined || left === 0) staleSentences.push(rectIds)
    else spoken.set(digest, left - 1)
  }
  const isSame =
    origin.sentences.length === sentences.length &&
    sentences.every(({ digest }, index) => digest === origin.sentences?.[index])
  if (!isSame) return { state: 'stale', staleSentences }
  return { state: sentences.length === 0 ? 'none' : 'current', staleSentences }
}
