import { timeSentences, type Language, type Rect } from '@lectern/core/pipeline'
import type { RectKind } from '../editor/placed-rect'
import type { RecognisedKind } from './recognised-kind'

/** The rects that were recognised on a page, and the kind that the author asked for. */
export interface FoundOnPage {
  readonly kind: RecognisedKind
  readonly words: readonly Rect[]
  readonly sentences: readonly Rect[]
}

/**
 * Returns the rects to put on a page. Sentences leave its words alone and take their times. A page without words gets both
 * kinds, since narration and times go by words.
 *
 * @param current the words that the page has now, in reading order
 */
export function fillScopes(
  { kind, words, sentences }: FoundOnPage,
  current: readonly Rect[],
  o: { language: Language },
): { kind: RectKind; rects: readonly Rect[] }[] {
  if (kind === 'word') return [{ kind: 'rectsByWords', rects: words }]
  if (current.length > 0) return [{ kind: 'rects', rects: timeSentences(sentences, current, o) }]
  return [
    { kind: 'rectsByWords', rects: words },
    { kind: 'rects', rects: sentences },
  ]
}
