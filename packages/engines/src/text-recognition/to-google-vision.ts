import type {
  RecognisedBlock,
  RecognisedPolygon,
  RecognisedSymbol,
  RecognisedWord,
  TextDetections,
} from '@lectern/backend/ports'
import type { ImageMapping } from './image-preparation/map-to-original'
import type { Bounds, FoundBlock, FoundLine, FoundSymbol, FoundWord } from './clean-up/recognised-blocks'

type BreakType = 'SPACE' | 'SURE_SPACE' | 'EOL_SURE_SPACE' | 'HYPHEN' | 'LINE_BREAK'

/** A gap of this many glyph heights is wider than any space between words. */
const SURE_SPACE_HEIGHTS = 1.5
const LINE_END_HYPHEN = /[-\u00AD\u2010\u2011¬]$/u
const LOWER_CASE_START = /^\p{Ll}/u
const BREAK_TEXT: Readonly<Record<BreakType, string>> = {
  SPACE: ' ',
  SURE_SPACE: ' ',
  EOL_SURE_SPACE: '\n',
  HYPHEN: '\n',
  LINE_BREAK: '\n',
}

export interface ToGoogleVisionOptions {
  placement: ImageMapping
  locale: string
}

/** Measures the gap between neighbours of a line, in either direction, and the letter size of the first one. */
function measureGap(word: Bounds, next: Bounds): { gap: number; height: number } {
  const across = Math.max(next.x0 - word.x1, word.x0 - next.x1)
  const down = Math.max(next.y0 - word.y1, word.y0 - next.y1)
  // Words below one another belong to a vertical line.
  return down > across ? { gap: down, height: word.x1 - word.x0 } : { gap: across, height: word.y1 - word.y0 }
}

function breakAfter(line: FoundLine, index: number, nextLine: FoundLine | undefined): BreakType | null {
  const word = line.words[index]
  const next = line.words[index + 1]
  if (!word) throw new Error(`A line of ${line.words.length} words has no word ${index}`)
  if (next) {
    if (word.isClose) return null
    const { gap, height } = measureGap(word.bbox, next.bbox)
    return gap > SURE_SPACE_HEIGHTS * height ? 'SURE_SPACE' : 'SPACE'
  }
  if (!nextLine) return 'LINE_BREAK'
  const [continuation] = nextLine.words
  const isDivided =
    word.text.length > 1 &&
    LINE_END_HYPHEN.test(word.text) &&
    continuation !== undefined &&
    LOWER_CASE_START.test(continuation.text)
  return isDivided ? 'HYPHEN' : 'EOL_SURE_SPACE'
}

function symbolsOf(word: FoundWord): FoundSymbol[] {
  if (word.symbols.length > 0) return word.symbols
  return Array.from(word.text, (text) => ({ text, confidence: word.confidence, bbox: word.bbox }))
}

/**
 * Converts a recognised page to the shape of Google Cloud Vision, with boxes in pixels of the original image. As there, the
 * hyphen of a word that is divided at a line end is not a symbol and not in the text: the break HYPHEN replaces it. The
 * symbols, joined by their breaks, give `fullTextAnnotation.text`.
 */
export function toGoogleVision(
  blocks: readonly FoundBlock[],
  { placement, locale }: ToGoogleVisionOptions,
): TextDetections {
  const { width, height } = placement
  const upright = ({ x0, y0, x1, y1 }: Bounds): RecognisedPolygon => ({
    vertices: [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
  })
  const polygon = (box: Bounds): RecognisedPolygon => upright(placement.toOriginal(box))
  const annotations: TextDetections['textAnnotations'] = []
  let text = ''

  function toWord(word: FoundWord, type: BreakType | null): RecognisedWord {
    const found = symbolsOf(word)
    const shownSymbols = type === 'HYPHEN' ? found.slice(0, -1) : found
    const symbols: RecognisedSymbol[] = shownSymbols.map((symbol, index) => ({
      text: symbol.text,
      confidence: symbol.confidence / 100,
      boundingBox: polygon(symbol.bbox),
      ...(type && index === shownSymbols.length - 1 ? { property: { detectedBreak: { type } } } : {}),
    }))
    const description = symbols.map((symbol) => symbol.text).join('')
    annotations.push({ description, boundingPoly: polygon(word.bbox) })
    text += description + (type ? BREAK_TEXT[type] : '')
    return { confidence: word.confidence / 100, boundingBox: polygon(word.bbox), symbols }
  }

  const pageBlocks: RecognisedBlock[] = blocks.map((block) => ({
    blockType: 'TEXT',
    confidence: block.confidence / 100,
    boundingBox: polygon(block.bbox),
    paragraphs: block.paragraphs.map((paragraph) => ({
      boundingBox: polygon(paragraph.bbox),
      words: paragraph.lines.flatMap((line, lineIndex) =>
        line.words.map((word, index) => toWord(word, breakAfter(line, index, paragraph.lines[lineIndex + 1]))),
      ),
    })),
  }))
  const confidences = blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)))
    .map((word) => word.confidence / 100)
  const confidence = confidences.reduce((sum, value) => sum + value, 0) / Math.max(1, confidences.length)
  const page = { width, height, confidence, blocks: pageBlocks }
  const whole = {
    locale,
    description: text,
    boundingPoly: upright({ x0: 0, y0: 0, x1: width, y1: height }),
  }
  return {
    textAnnotations: annotations.length === 0 ? [] : [whole, ...annotations],
    fullTextAnnotation: { pages: [page], text },
  }
}
