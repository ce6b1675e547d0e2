import type { Language, Rect } from '../types'
import { stampTimes } from '../staleness/stamp-times'
import { timeSentences } from './time-sentences'

/**
 * Returns the sentence rects of a page with the times of its words, and the narration that these times are of. A page without
 * sentence rects gets none.
 *
 * @param narration digest of the page's spoken words
 */
export function retimeSentences(
  page: { readonly sentences?: readonly Rect[] | undefined },
  words: readonly Rect[],
  narration: string,
  o: { language: Language },
): Rect[] {
  const sentences = page.sentences ?? []
  return stampTimes(timeSentences(sentences, words, o), sentences, narration)
}
