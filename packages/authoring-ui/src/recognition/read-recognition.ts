import {
  fromGoogleVision,
  orderReading,
  toSentenceRects,
  type Issue,
  type Language,
  type Rect,
} from '@lectern/core/page-layout'
import { languageDirection } from '@lectern/core/text'
import type { RecognisedKind } from './recognised-kind'

/** What the recogniser answered for one page. */
export interface RecognisedPage {
  readonly pageId: number
  readonly pageVariationId: number
  readonly detections: unknown
}

/** The words or sentences of a recognised page in reading order, and what of the answer could not be used. */
export function readRecognition(
  page: RecognisedPage,
  o: { language: Language; kind: RecognisedKind },
): { rects: Rect[]; issues: Issue[] } {
  const { words, issues } = fromGoogleVision(page.detections, page)
  const ordered = orderReading(words, { direction: languageDirection(o.language) }).map(({ rect }) => rect)
  return { rects: o.kind === 'word' ? ordered : toSentenceRects(ordered, o), issues }
}
