import { baseLanguage, isWrittenWithoutSpaces } from '@lectern/core/text'
import { elementAt } from '../../arrays/element-at'
import type { Bounds, FoundBlock, FoundLine, FoundSymbol, FoundWord } from './recognised-blocks'

/** Languages written without spaces; a dictionary separates their words. */
const UNSPACED_LANGUAGES = new Set(['zh', 'ja', 'my', 'th', 'lo', 'km'])
/** Languages written with spaces whose letters tesseract takes for words. */
const SYLLABLE_LANGUAGES = new Set(['ko'])
/** Languages whose full-width signs leave blanks that are read as spaces, so that a line's text does not show the spaces. */
const FULL_WIDTH_LANGUAGES = new Set(['zh', 'ja'])
/** Width of a space as a fraction of the letter size, where the line's text does not show the spaces. */
const SPACE_WIDTH = { syllables: 0.2, unspaced: 1 }
const OPENING = /^[\p{Ps}\p{Pi}]+$/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Returns true if the words of a language can be separated well only with the text of the lines. */
export function needsTextOfLines(language: string): boolean {
  const primary = baseLanguage(language)
  return SYLLABLE_LANGUAGES.has(primary) || (UNSPACED_LANGUAGES.has(primary) && !FULL_WIDTH_LANGUAGES.has(primary))
}

/**
 * Regroups the words of languages whose letters tesseract takes for words. Text without spaces is separated by a dictionary,
 * each word with its punctuation, and `isClose` where no space follows; Korean is separated at its spaces. Words of other
 * languages stay.
 */
export function regroupWords(blocks: readonly FoundBlock[], language: string): FoundBlock[] {
  const primary = baseLanguage(language)
  const isUnspaced = UNSPACED_LANGUAGES.has(primary)
  if (!isUnspaced && !SYLLABLE_LANGUAGES.has(primary)) return [...blocks]
  const segmenter = isUnspaced ? new Intl.Segmenter(primary, { granularity: 'word' }) : null
  return blocks.map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.map((line) => {
        const { text, ...withoutText } = line
        const hasSpaces = text !== undefined && !FULL_WIDTH_LANGUAGES.has(primary)
        return regroupLine(hasSpaces ? line : withoutText, segmenter)
      }),
    })),
  }))
}

function regroupLine(line: FoundLine, segmenter: Intl.Segmenter | null): FoundLine {
  const words = line.words.filter(({ text }) => text.trim() !== '')
  const spaced = findSpaces(words, line.text) ?? guessSpaces(words, segmenter !== null)
  const runs: FoundSymbol[][] = [[]]
  for (const [index, word] of words.entries()) {
    runs.at(-1)?.push(...symbolsOf(word))
    if (spaced[index] && index < words.length - 1) runs.push([])
  }
  return {
    ...line,
    words: runs.flatMap((run) => {
      const parts = segmenter ? splitIntoWords(run, segmenter) : [run]
      return parts
        .filter((part) => part.length > 0)
        .map((part, index) => ({ ...toWord(part), ...(index < parts.length - 1 ? { isClose: true as const } : {}) }))
    }),
  }
}

/** Limits the confidence of letters, which tesseract overrates, to that of their word. */
function symbolsOf(word: FoundWord): FoundSymbol[] {
  if (word.symbols.length === 0) return [word]
  return word.symbols.map((symbol) => ({ ...symbol, confidence: Math.min(symbol.confidence, word.confidence) }))
}

/** Returns after which words the line's text has a space; null without text, or where it differs from the words. */
function findSpaces(words: readonly FoundWord[], text: string | undefined): boolean[] | null {
  if (text === undefined) return null
  let offset = 0
  const spaces: boolean[] = []
  for (const word of words) {
    const at = text.indexOf(word.text, offset)
    if (at === -1 || text.slice(offset, at).trim() !== '') return null
    offset = at + word.text.length
    spaces.push(/\s/u.test(text.charAt(offset)))
  }
  return spaces
}

/** Returns after which words a space follows, by the gaps between them. */
function guessSpaces(words: readonly FoundWord[], isUnspaced: boolean): boolean[] {
  const size = measureLetterSize(words.flatMap((word) => (word.symbols.length > 0 ? word.symbols : [word])))
  return words.map((word, index) => {
    const next = words[index + 1]
    if (!next) return true
    const areWords = LETTER_OR_DIGIT.test(word.text.slice(-1)) && LETTER_OR_DIGIT.test(next.text.slice(0, 1))
    if (isUnspaced && !areWords) return false
    if (isUnspaced && !isWrittenWithoutSpaces(word.text) && !isWrittenWithoutSpaces(next.text)) return true
    const gap = Math.max(next.bbox.x0 - word.bbox.x1, next.bbox.y0 - word.bbox.y1)
    return gap > size * (isUnspaced ? SPACE_WIDTH.unspaced : SPACE_WIDTH.syllables)
  })
}

/** Returns the larger side of a usual letter: the upper quartile, because punctuation is smaller. */
function measureLetterSize(symbols: readonly { bbox: Bounds }[]): number {
  const sizes = symbols.map(({ bbox }) => Math.max(bbox.x1 - bbox.x0, bbox.y1 - bbox.y0)).toSorted((a, b) => a - b)
  return sizes.length === 0 ? 0 : elementAt(sizes, Math.floor(sizes.length * 0.75))
}

function splitIntoWords(run: readonly FoundSymbol[], segmenter: Intl.Segmenter): FoundSymbol[][] {
  const text = run.map((symbol) => symbol.text).join('')
  const starts = new Set<number>()
  let isOpening = false
  for (const { index, segment, isWordLike = false } of segmenter.segment(text)) {
    // Punctuation goes with the word before it, an opening bracket with the one that follows.
    const opens = OPENING.test(segment)
    if ((isWordLike && !isOpening) || opens || index === 0) starts.add(index)
    isOpening = opens || (isOpening && !isWordLike)
  }
  const groups: FoundSymbol[][] = []
  let offset = 0
  for (const symbol of run) {
    if (starts.has(offset) || groups.length === 0) groups.push([])
    groups.at(-1)?.push(symbol)
    offset += symbol.text.length
  }
  return groups
}

function toWord(symbols: readonly FoundSymbol[]): FoundWord {
  const boxes = symbols.map(({ bbox }) => bbox)
  return {
    text: symbols.map(({ text }) => text).join(''),
    confidence: symbols.reduce((sum, { confidence }) => sum + confidence, 0) / symbols.length,
    bbox: {
      x0: Math.min(...boxes.map(({ x0 }) => x0)),
      y0: Math.min(...boxes.map(({ y0 }) => y0)),
      x1: Math.max(...boxes.map(({ x1 }) => x1)),
      y1: Math.max(...boxes.map(({ y1 }) => y1)),
    },
    symbols: symbols.map(({ text, confidence, bbox }) => ({ text, confidence, bbox })),
  }
}
