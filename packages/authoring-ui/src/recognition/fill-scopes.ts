import type { Language, Rect } from '@lectern/core/page-layout'
import type { RectKind } from '../editor/placed-rect'
import { timeSentences } from '../syncing/time-sentences'
import type { RecognisedKind } from './recognised-kind'

/** What was found on a page, and which of it the author wanted. */
export interface FoundOnPage {
  readonly kind: RecognisedKind
  readonly words: readonly Rect[]
  readonly sentences: readonly Rect[]
}

/**
 * The sets of highlights that a page gets. Sentences leave its words alone and take their times; where it has none yet, it
 * gets both: the narration and its times go by words.
 *
 * @param standing the words that the page has now, in reading order
 */
export function fillScopes(
  { kind, words, sentences }: FoundOnPage,
  standing: readonly Rect[],
  o: { language: Language },
): { kind: RectKind; rects: readonly Rect[] }[] {
  if (kind === 'word') return [{ kind: 'rectsByWords', rects: words }]
  if (standing.length > 0) return [{ kind: 'rects', rects: timeSentences(sentences, standing, o) }]
  return [
    { kind: 'rectsByWords', rects: words },
    { kind: 'rects', rects: sentences },
  ]
}
