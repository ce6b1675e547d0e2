import type {
  RecognisedBlock,
  RecognisedPage,
  RecognisedPolygon,
  RecognisedSymbol,
  RecognisedWord,
  TextDetections,
} from '@lectern/backend/ports'
import type {
  VisionBlock,
  VisionImageAnswer,
  VisionPage,
  VisionPolygon,
  VisionSymbol,
  VisionWord,
} from './vision-answer'

export interface SentImage {
  /** Pixels of the image as it was given to us. */
  width: number
  height: number
  /** How many times larger it was sent; below 1 for one that had to be made smaller. */
  scale: number
}

const told = (confidence: number | null | undefined): { confidence?: number } =>
  typeof confidence === 'number' ? { confidence: Math.min(1, Math.max(0, confidence)) } : {}

/**
 * Google's answer in the shape of the port, boxes in pixels of the image as it was given. What the service leaves out of a
 * vertex is zero; breaks are kept, of whatever type; words without a break have none.
 */
export function readVisionAnswer(answer: VisionImageAnswer, { width, height, scale }: SentImage): TextDetections {
  // A made-up corner beside the image is Google's: text runs over the edge. It is kept within.
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))
  const toPolygon = (polygon: VisionPolygon | null | undefined): RecognisedPolygon => {
    const inPixels = (polygon?.vertices ?? []).map(({ x, y }) => ({ x: (x ?? 0) / scale, y: (y ?? 0) / scale }))
    const inShares = (polygon?.normalizedVertices ?? []).map(({ x, y }) => ({
      x: (x ?? 0) * width,
      y: (y ?? 0) * height,
    }))
    const vertices = inPixels.length > 0 ? inPixels : inShares
    return { vertices: vertices.map(({ x, y }) => ({ x: within(x, width), y: within(y, height) })) }
  }

  function toSymbol({ text, confidence, boundingBox, property }: VisionSymbol): RecognisedSymbol {
    const type = property?.detectedBreak?.type
    const isPrefix = property?.detectedBreak?.isPrefix
    const detectedBreak = typeof type === 'string' && { type, ...(isPrefix === true ? { isPrefix } : {}) }
    return {
      text: text ?? '',
      ...told(confidence),
      boundingBox: toPolygon(boundingBox),
      ...(detectedBreak ? { property: { detectedBreak } } : {}),
    }
  }
  const toWord = ({ symbols, confidence, boundingBox }: VisionWord): RecognisedWord => ({
    ...told(confidence),
    boundingBox: toPolygon(boundingBox),
    symbols: (symbols ?? []).map(toSymbol),
  })
  const toBlock = ({ blockType, confidence, boundingBox, paragraphs }: VisionBlock): RecognisedBlock => ({
    blockType: blockType ?? 'UNKNOWN',
    ...told(confidence),
    boundingBox: toPolygon(boundingBox),
    paragraphs: (paragraphs ?? []).map((paragraph) => ({
      boundingBox: toPolygon(paragraph.boundingBox),
      words: (paragraph.words ?? []).map(toWord),
    })),
  })
  const toPage = ({ confidence, blocks }: VisionPage): RecognisedPage => ({
    width,
    height,
    ...told(confidence),
    blocks: (blocks ?? []).map(toBlock),
  })

  const full = answer.fullTextAnnotation
  return {
    textAnnotations: (answer.textAnnotations ?? []).map(({ locale, description, boundingPoly }) => ({
      ...(typeof locale === 'string' && locale !== '' ? { locale } : {}),
      description: description ?? '',
      boundingPoly: toPolygon(boundingPoly),
    })),
    fullTextAnnotation: { pages: (full?.pages ?? []).map(toPage), text: full?.text ?? '' },
  }
}
