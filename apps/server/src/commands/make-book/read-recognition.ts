import { fromGoogleVision, orderReading, toSentenceRects, type Rect } from '@lectern/core/page-layout'
import { isRightToLeft } from '@lectern/core/book'

/** The word and sentence rects of a recognised page, in reading order, and the mean confidence of its words. */
export function readRecognition(
  detections: unknown,
  page: { pageId: number; pageVariationId: number },
  language: string,
): { rectsByWords: Rect[]; rects: Rect[]; confidence: number } {
  const { words } = fromGoogleVision(detections, page)
  const ordered = orderReading(words, { direction: isRightToLeft(language) ? 'rtl' : 'ltr' })
  const rectsByWords = ordered.map(({ rect }) => rect)
  return { rectsByWords, rects: toSentenceRects(rectsByWords, { language }), confidence: meanConfidence(rectsByWords) }
}

function meanConfidence(rects: readonly Rect[]): number {
  const known = rects.flatMap((rect) => (rect.confidence === undefined ? [] : [rect.confidence]))
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length
}
