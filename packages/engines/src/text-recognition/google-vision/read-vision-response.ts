import type {
  RecognisedBlock,
  RecognisedPage,
  RecognisedPolygon,
  RecognisedSymbol,
  RecognisedWord,
  TextDetections,
} from '@lectern/backend/ports'
import type { SentImage } from '../calls/recognition-calls'
import type {
  VisionBlock,
  VisionImageResponse,
  VisionPage,
  VisionPolygon,
  VisionSymbol,
  VisionWord,
} from './vision-response'
import { toCoordinate, toList, toText } from './read-omitted'

const readConfidence = (confidence: number | null | undefined): { confidence?: number } =>
  typeof confidence === 'number' ? { confidence: Math.min(1, Math.max(0, confidence)) } : {}

/**
 * Converts Google's response to the shape of the port, with boxes in pixels of the original image. Breaks of every type are
 * kept; words without a break have none.
 */
export function readVisionResponse(response: VisionImageResponse, { width, height, scale }: SentImage): TextDetections {
  // Text at an edge has corners outside of the image.
  const within = (value: number, largest: number): number => Math.min(largest, Math.max(0, Math.round(value)))
  const toPolygon = (polygon: VisionPolygon | null | undefined): RecognisedPolygon => {
    const inPixels = toList(polygon?.vertices).map(({ x, y }) => ({
      x: toCoordinate(x) / scale,
      y: toCoordinate(y) / scale,
    }))
    const inFractions = toList(polygon?.normalizedVertices).map(({ x, y }) => ({
      x: toCoordinate(x) * width,
      y: toCoordinate(y) * height,
    }))
    const vertices = inPixels.length > 0 ? inPixels : inFractions
    return { vertices: vertices.map(({ x, y }) => ({ x: within(x, width), y: within(y, height) })) }
  }

  function toSymbol({ text, confidence, boundingBox, property }: VisionSymbol): RecognisedSymbol {
    const type = property?.detectedBreak?.type
    const isPrefix = property?.detectedBreak?.isPrefix
    const detectedBreak = typeof type === 'string' && { type, ...(isPrefix === true ? { isPrefix } : {}) }
    return {
      text: toText(text),
      ...readConfidence(confidence),
      boundingBox: toPolygon(boundingBox),
      ...(detectedBreak ? { property: { detectedBreak } } : {}),
    }
  }
  const toWord = ({ symbols, confidence, boundingBox }: VisionWord): RecognisedWord => ({
    ...readConfidence(confidence),
    boundingBox: toPolygon(boundingBox),
    symbols: toList(symbols).map(toSymbol),
  })
  const toBlock = ({ blockType, confidence, boundingBox, paragraphs }: VisionBlock): RecognisedBlock => ({
    blockType: blockType ?? 'UNKNOWN',
    ...readConfidence(confidence),
    boundingBox: toPolygon(boundingBox),
    paragraphs: toList(paragraphs).map((paragraph) => ({
      boundingBox: toPolygon(paragraph.boundingBox),
      words: toList(paragraph.words).map(toWord),
    })),
  })
  const toPage = ({ confidence, blocks }: VisionPage): RecognisedPage => ({
    width,
    height,
    ...readConfidence(confidence),
    blocks: toList(blocks).map(toBlock),
  })

  const full = response.fullTextAnnotation
  return {
    textAnnotations: toList(response.textAnnotations).map(({ locale, description, boundingPoly }) => ({
      ...(typeof locale === 'string' && locale !== '' ? { locale } : {}),
      description: toText(description),
      boundingPoly: toPolygon(boundingPoly),
    })),
    fullTextAnnotation: { pages: toList(full?.pages).map(toPage), text: toText(full?.text) },
  }
}
