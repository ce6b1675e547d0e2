import { elementAt } from '../../arrays/element-at'
import { isBullet } from '../../text-marks/is-bullet'
import type { FoundBlock, FoundLine, FoundParagraph, FoundWord } from './recognised-blocks'

const SPECKLE_CONFIDENCE = 30
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

function isNoise({ text, confidence, bbox }: FoundWord): boolean {
  if (text.trim() === '' || bbox.x1 <= bbox.x0 || bbox.y1 <= bbox.y0) return true
  return confidence < SPECKLE_CONFIDENCE && !LETTER_OR_DIGIT.test(text)
}

/** On a clear page a block without a word of this confidence comes from a drawing. */
const DRAWING_CONFIDENCE = 60
/** So does a block of scraps: its mean confidence is below this, and few of its words have this many letters. */
const SCRAPS_CONFIDENCE = 75
const WORD_LETTERS = 3
const FEW_WORDS = 0.25
/** A page is clear when its median confidence reaches this; a faint page keeps everything for the author. */
const CLEAR_PAGE_CONFIDENCE = 85

function wordsOf(block: FoundBlock): FoundWord[] {
  return block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words))
}

/** Returns the median confidence; 0 without words. */
function medianConfidence(words: readonly FoundWord[]): number {
  const sorted = words.map((word) => word.confidence).toSorted((a, b) => a - b)
  return sorted.length === 0 ? 0 : elementAt(sorted, Math.floor(sorted.length / 2))
}

function isDrawn(words: readonly FoundWord[]): boolean {
  if (words.every((word) => word.confidence < DRAWING_CONFIDENCE)) return true
  const mean = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  const long = words.filter(({ text }) => [...text.matchAll(/\p{L}/gu)].length >= WORD_LETTERS).length
  return mean < SCRAPS_CONFIDENCE && long <= FEW_WORDS * words.length
}

/** Removes the blocks that come from drawings on a clear page. */
function dropDrawings(blocks: readonly FoundBlock[]): readonly FoundBlock[] {
  if (medianConfidence(blocks.flatMap(wordsOf)) < CLEAR_PAGE_CONFIDENCE) return blocks
  return blocks.filter((block) => !isDrawn(wordsOf(block)))
}

/** Removes the bullet at the start of a line. */
function dropBullet({ words }: FoundLine, paragraph: FoundParagraph): FoundLine {
  const [first, ...others] = words
  // A quotation may end on a later line.
  const rest = paragraph.lines.flatMap((line) => line.words.filter((word) => word !== first))
  const isMark = first && others.length > 0 && isBullet(first.text, rest.map(({ text }) => text).join(' '))
  return { words: isMark ? others : words }
}

/**
 * Removes everything that is not a word: blanks, empty boxes, doubtful specks, bullets, and text that was seen in drawings.
 */
export function dropNoise(blocks: readonly FoundBlock[]): FoundBlock[] {
  const cleaned = blocks
    .map((block) => ({
      ...block,
      paragraphs: block.paragraphs
        .map((paragraph) => ({
          ...paragraph,
          lines: paragraph.lines
            .map((line) => ({ ...line, words: line.words.filter((word) => !isNoise(word)) }))
            .map((line) => dropBullet(line, paragraph))
            .filter((line) => line.words.length > 0),
        }))
        .filter((paragraph) => paragraph.lines.length > 0),
    }))
    .filter((block) => block.paragraphs.length > 0)
  return [...dropDrawings(cleaned)]
}
