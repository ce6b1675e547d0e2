import { fromGoogleVision } from '../page-layout/recognition/from-google-vision'
import { orderReading } from '../page-layout/reading-order/order-reading'
import { toSentenceRects } from '../page-layout/sentence-rects/to-sentence-rects'
import { languageDirection } from '../languages/language'
import type { Issue, Language, Rect } from '../types'

/** The recogniser's response for one page. */
export interface RecognisedPage {
  readonly pageId: string | number
  readonly pageVariationId: string | number
  /** In the shape of Google Cloud Vision. */
  readonly detections: unknown
}

/** The rects of a recognised page, each list in reading order. */
export interface RecognisedRects {
  readonly words: Rect[]
  readonly sentences: Rect[]
  /** Mean confidence of the words, 0 to 1; 0 if no word has one. */
  readonly confidence: number
  /** Parts of the response that could not be read. */
  readonly issues: Issue[]
}

/**
 * Converts a recogniser's response into word and sentence rects in reading order. Parts that cannot be read become issues;
 * nothing is thrown.
 *
 * @throws TypeError if the language, a word or a rect is missing
 *
 * @example
 * const at = (x) => ({ vertices: [{ x, y: 0 }, { x: x + 40, y: 0 }, { x: x + 40, y: 20 }, { x, y: 20 }] })
 * const detections = {
 *   textAnnotations: [
 *     { description: 'Good night.', boundingPoly: at(0) },
 *     { description: 'Good', boundingPoly: at(0) },
 *     { description: 'night.', boundingPoly: at(50) },
 *   ],
 * }
 * const page = readRecognition({ pageId: 1, pageVariationId: 7, detections }, { language: 'en' })
 * page.words.map(({ word }) => word) // => ['Good', 'night.']
 * page.sentences.map(({ word }) => word) // => ['Good night.']
 */
export function readRecognition(page: RecognisedPage, o: { language: Language }): RecognisedRects {
  const { words: found, issues } = fromGoogleVision(page.detections, page)
  const words = orderReading(found, { direction: languageDirection(o.language) }).map(({ rect }) => rect)
  return { words, sentences: toSentenceRects(words, o), confidence: meanConfidence(words), issues }
}

function meanConfidence(rects: readonly Rect[]): number {
  const known = rects.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]))
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length
}
