import { baseLanguage, isWrittenWithoutSpaces } from '@lectern/core/text'
import type { Bounds, FoundBlock, FoundLine, FoundSymbol, FoundWord } from './recognised-blocks'

/** Written without spaces between words: where tesseract parts them says little. */
const UNSPACED_LANGUAGES = new Set(['zh', 'ja', 'my', 'th', 'lo', 'km'])
/** Of these a space between two letters is one that stands on the page. */
const SPACES_AS_READ = new Set(['my', 'th', 'lo', 'km'])
/** A gap this share of the line's letters wide was left on purpose. */
const WIDE_GAP = 0.6
const OPENING = /^[\p{Ps}\p{Pi}]+$/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * The words of languages that are written without spaces, as a dictionary parts them, each with its signs of punctuation;
 * `isClose` where no space follows. Words of other languages stay as they are.
 */
export function regroupWords(blocks: readonly FoundBlock[], language: string): FoundBlock[] {
  const primary = baseLanguage(language)
  if (!UNSPACED_LANGUAGES.has(primary)) return [...blocks]
  const segmenter = new Intl.Segmenter(primary, { granularity: 'word' })
  return blocks.map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.map((line) => regroupLine(line, segmenter, SPACES_AS_READ.has(primary))),
    })),
  }))
}

interface Placed extends FoundSymbol {
  /** Tesseract ended a word with it. */
  endsWord: boolean
}

function regroupLine(line: FoundLine, segmenter: Intl.Segmenter, spacesAsRead: boolean): FoundLine {
  const symbols: Placed[] = line.words.flatMap((word) => {
    const all = word.symbols.length > 0 ? word.symbols : [{ ...word, symbols: [] }]
    return all.map((symbol, index) => ({
      text: symbol.text,
      confidence: symbol.confidence,
      bbox: symbol.bbox,
      endsWord: index === all.length - 1,
    }))
  })
  const size = letterSize(symbols)
  const runs: Placed[][] = [[]]
  for (const [index, symbol] of symbols.entries()) {
    runs.at(-1)?.push(symbol)
    const next = symbols[index + 1]
    if (next && isSpaced(symbol, next, size, spacesAsRead)) runs.push([])
  }
  return {
    words: runs.flatMap((run) => {
      const words = cutIntoWords(run, segmenter)
      return words.map((word, index): FoundWord => (index < words.length - 1 ? { ...word, isClose: true } : word))
    }),
  }
}

function isSpaced(symbol: Placed, next: Placed, size: number, spacesAsRead: boolean): boolean {
  if (!symbol.endsWord) return false
  const isUnspaced = isWrittenWithoutSpaces(symbol.text) || isWrittenWithoutSpaces(next.text)
  const areWords = LETTER_OR_DIGIT.test(symbol.text) && LETTER_OR_DIGIT.test(next.text)
  if (spacesAsRead || (areWords && !isUnspaced)) return true
  const across = next.bbox.x0 - symbol.bbox.x1
  const down = next.bbox.y0 - symbol.bbox.y1
  return areWords && Math.max(across, down) > WIDE_GAP * size
}

/** The larger side of the usual letter; punctuation is smaller. */
function letterSize(symbols: readonly Placed[]): number {
  const sizes = symbols.map(({ bbox }) => Math.max(bbox.x1 - bbox.x0, bbox.y1 - bbox.y0)).toSorted((a, b) => a - b)
  return sizes[Math.floor(sizes.length * 0.75)] ?? 0
}

function cutIntoWords(run: readonly Placed[], segmenter: Intl.Segmenter): FoundWord[] {
  const text = run.map((symbol) => symbol.text).join('')
  const starts = new Set<number>()
  let isOpening = false
  for (const { index, segment, isWordLike = false } of segmenter.segment(text)) {
    // Punctuation goes with the word before it, an opening bracket with the one that follows.
    const opens = OPENING.test(segment)
    if ((isWordLike && !isOpening) || opens || index === 0) starts.add(index)
    isOpening = opens || (isOpening && !isWordLike)
  }
  const groups: Placed[][] = []
  let offset = 0
  for (const symbol of run) {
    if (starts.has(offset) || groups.length === 0) groups.push([])
    groups.at(-1)?.push(symbol)
    offset += symbol.text.length
  }
  return groups.map(toWord)
}

function toWord(symbols: readonly Placed[]): FoundWord {
  return {
    text: symbols.map((symbol) => symbol.text).join(''),
    confidence: symbols.reduce((sum, symbol) => sum + symbol.confidence, 0) / symbols.length,
    bbox: symbols.map((symbol) => symbol.bbox).reduce(unite),
    symbols: symbols.map(({ text, confidence, bbox }) => ({ text, confidence, bbox })),
  }
}

function unite(one: Bounds, other: Bounds): Bounds {
  return {
    x0: Math.min(one.x0, other.x0),
    y0: Math.min(one.y0, other.y0),
    x1: Math.max(one.x1, other.x1),
    y1: Math.max(one.y1, other.y1),
  }
}
