import type { RecognisedPageReply } from './calls/recognition-calls'
import { dropNoise } from './clean-up/drop-noise'
import { averageConfidence } from './average-confidence'
import { correctPronoun } from './clean-up/correct-pronoun'
import { correctPunctuation } from './clean-up/correct-punctuation'
import { type ImagePreparation, mapToOriginal } from './image-preparation/map-to-original'
import { placeSymbols } from './clean-up/place-symbols'
import type { FoundBlock } from './clean-up/recognised-blocks'
import { regroupWords } from './clean-up/regroup-words'
import { toGoogleVision } from './to-google-vision'

/** Converts tesseract's result for a page to the shape of the port. */
export function buildPageReply(
  blocks: readonly FoundBlock[],
  preparation: ImagePreparation,
  language: string,
): RecognisedPageReply {
  const { width, height } = preparation.original
  const words = correctPronoun(
    correctPunctuation(dropNoise(regroupWords(placeSymbols(blocks), language)), language),
    language,
  )
  const detections = toGoogleVision(words, { placement: mapToOriginal(preparation), locale: language })
  const confidence = averageConfidence(detections)
  return { kind: 'recognised', detections, ...(confidence === undefined ? {} : { confidence }), width, height }
}
