import type {
  Bounds,
  FoundBlock,
  FoundLine,
  FoundParagraph,
  FoundSymbol,
  FoundWord,
} from '../clean-up/recognised-blocks'

const PIECE = /<(\/?)([^<>]*)>|([^<]+)/g
/** Matches `<?xml … ?>`, `<!DOCTYPE …>` and self-closing elements. */
const STANDS_ALONE = /^[?!]|\/$/
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" }
const LINE_CLASSES = new Set(['ocr_line', 'ocr_header', 'ocr_caption', 'ocr_textfloat'])
const MAX_CONFIDENCE = 100

type Level = 'block' | 'paragraph' | 'line' | 'word' | 'symbol'

function levelOf(attributes: string): Level | null {
  const name = /class='(\w+)'|class="(\w+)"/.exec(attributes)
  const kind = name?.[1] ?? name?.[2]
  if (kind === undefined) return null
  if (LINE_CLASSES.has(kind)) return 'line'
  if (kind === 'ocr_carea') return 'block'
  if (kind === 'ocr_par') return 'paragraph'
  if (kind === 'ocrx_word') return 'word'
  return kind === 'ocrx_cinfo' ? 'symbol' : null
}

function readBounds(attributes: string): Bounds {
  const found = /bbox(?:es)? (-?\d+) (-?\d+) (-?\d+) (-?\d+)/.exec(attributes)
  // Elements without a box are dropped as noise later.
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = found ? found.slice(1).map(Number) : []
  return { x0, y0, x1, y1 }
}

function readConfidence(attributes: string): number {
  const found = /x_w?conf (-?[\d.]+)/.exec(attributes)
  return found ? Math.min(MAX_CONFIDENCE, Math.max(0, Number(found[1]))) : 0
}

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (entity, name: string) => {
    const known = ENTITIES[name]
    if (known !== undefined) return known
    const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name)
    if (!code) return entity
    return String.fromCodePoint(code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16))
  })
}

/**
 * Parses tesseract's hOCR of a page, with boxes of single characters (`hocr_char_boxes`); without them words have no symbols.
 * Keeps tesseract's order, which is the reading order, even from right to left.
 */
export function readHocr(hocr: string): FoundBlock[] {
  const blocks: FoundBlock[] = []
  const open: (Level | null)[] = []
  let paragraph: FoundParagraph | undefined
  let line: FoundLine | undefined
  let word: FoundWord | undefined
  let symbol: FoundSymbol | undefined

  function begin(level: Level, attributes: string): void {
    const bbox = readBounds(attributes)
    switch (level) {
      case 'block':
        blocks.push({ confidence: 0, bbox, paragraphs: [] })
        break
      case 'paragraph':
        paragraph = { bbox, lines: [] }
        blocks.at(-1)?.paragraphs.push(paragraph)
        break
      case 'line':
        line = { words: [] }
        paragraph?.lines.push(line)
        break
      case 'word':
        word = { text: '', confidence: readConfidence(attributes), bbox, symbols: [] }
        line?.words.push(word)
        break
      case 'symbol':
        symbol = { text: '', confidence: readConfidence(attributes), bbox }
        word?.symbols.push(symbol)
    }
  }

  for (const [, closing, attributes = '', text] of hocr.matchAll(PIECE)) {
    if (text !== undefined) {
      const level = open.findLast((each) => each !== null)
      if (level !== 'word' && level !== 'symbol') continue
      const read = decode(text).trim()
      if (word) word.text += read
      if (level === 'symbol' && symbol) symbol.text += read
    } else if (closing === '/') open.pop()
    else if (!STANDS_ALONE.test(attributes)) {
      const level = levelOf(attributes)
      open.push(level)
      if (level) begin(level, attributes)
    }
  }
  return blocks.map((block) => ({ ...block, confidence: meanConfidence(block) }))
}

function meanConfidence(block: FoundBlock): number {
  const words = block.paragraphs.flatMap(({ lines }) => lines.flatMap((each) => each.words))
  return words.length === 0 ? 0 : words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
}
