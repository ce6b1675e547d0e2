import type { TextDetections } from '@lectern/backend/ports'
import { dropNoise } from './drop-noise'
import { meanConfidence } from './mean-confidence'
import { mendPronoun } from './mend-pronoun'
import { mendPunctuation } from './mend-punctuation'
import { type ImagePreparation, placeImage } from './place-image'
import { placeSymbols } from './place-symbols'
import type { FoundBlock } from './recognised-blocks'
import { regroupWords } from './regroup-words'
import { toGoogleVision } from './to-google-vision'

export interface RecognisedPageReply {
  kind: 'recognised'
  detections: TextDetections
  confidence?: number
  width: number
  height: number
}

/** A page as tesseract sees it, whichever one read it, as the port tells it. */
export function describePage(
  blocks: readonly FoundBlock[],
  preparation: ImagePreparation,
  language: string,
): RecognisedPageReply {
  const { width, height } = preparation.original
  const words = mendPronoun(
    mendPunctuation(dropNoise(regroupWords(placeSymbols(blocks), language)), language),
    language,
  )
  const detections = toGoogleVision(words, { placement: placeImage(preparation), locale: language })
  const confidence = meanConfidence(detections)
  return { kind: 'recognised', detections, ...(confidence === undefined ? {} : { confidence }), width, height }
}
