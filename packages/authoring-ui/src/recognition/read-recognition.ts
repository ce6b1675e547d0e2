import {
  fromGoogleVision,
  orderReading,
  toSentenceRects,
  type Issue,
  type Language,
  type Rect,
} from '@lectern/core/page-layout'
import { languageDirection } from '@lectern/core/text'

/** What the recogniser answered for one page. */
export interface RecognisedPage {
  readonly pageId: number
  readonly pageVariationId: number
  readonly detections: unknown
}

/** The words and the sentences of a recognised page in reading order, and what of the answer could not be used. */
export function readRecognition(
  page: RecognisedPage,
  o: { language: Language },
): { words: Rect[]; sentences: Rect[]; issues: Issue[] } {
  const { words: found, issues } = fromGoogleVision(page.detections, page)
  const words = orderReading(found, { direction: languageDirection(o.language) }).map(({ rect }) => rect)
  return { words, sentences: toSentenceRects(words, o), issues }
}
