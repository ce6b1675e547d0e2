import { isBullet } from '../text-marks/is-bullet'
import type { FoundBlock, FoundLine, FoundParagraph, FoundWord } from './recognised-blocks'

const SPECKLE_CONFIDENCE = 30
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

function isNoise({ text, confidence, bbox }: FoundWord): boolean {
  if (text.trim() === '' || bbox.x1 <= bbox.x0 || bbox.y1 <= bbox.y0) return true
  return confidence < SPECKLE_CONFIDENCE && !LETTER_OR_DIGIT.test(text)
}

/** On a page that reads well, a block in which not one word reaches this was seen in a drawing, not read. */
const DRAWING_CONFIDENCE = 60
/** So was one of unsure scraps: their mean is below this, and few of them are as long as a word mostly is. */
const SCRAPS_CONFIDENCE = 75
const WORD_LETTERS = 3
const FEW_WORDS = 0.25
/** A page reads well when half of its words are at least this sure; a faint page keeps everything for the author. */
const CLEAR_PAGE_CONFIDENCE = 85

function wordsOf(block: FoundBlock): FoundWord[] {
  return block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words))
}

/** The confidence that half of the words reach; 0 for none. */
function medianConfidence(words: readonly FoundWord[]): number {
  const sorted = words.map((word) => word.confidence).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function isDrawn(words: readonly FoundWord[]): boolean {
  if (words.every((word) => word.confidence < DRAWING_CONFIDENCE)) return true
  const mean = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  const long = words.filter(({ text }) => (text.match(/\p{L}/gu) ?? []).length >= WORD_LETTERS).length
  return mean < SCRAPS_CONFIDENCE && long <= FEW_WORDS * words.length
}

/** The blocks without those that a clear page's drawings made: none of their words is even halfway sure, or they are scraps. */
function dropDrawings(blocks: readonly FoundBlock[]): readonly FoundBlock[] {
  if (medianConfidence(blocks.flatMap(wordsOf)) < CLEAR_PAGE_CONFIDENCE) return blocks
  return blocks.filter((block) => !isDrawn(wordsOf(block)))
}

/** The line without the bullet before it. */
function dropBullet({ words }: FoundLine, paragraph: FoundParagraph): FoundLine {
  const [first, ...others] = words
  // A quotation may be closed on a later line.
  const rest = paragraph.lines.flatMap((line) => line.words.filter((word) => word !== first))
  const isMark = first && others.length > 0 && isBullet(first.text, rest.map(({ text }) => text).join(' '))
  return { words: isMark ? others : words }
}

/**
 * The blocks without what no reader would call a word: blanks, boxes of no size, doubtful specks, bullets, what was seen in
 * drawings.
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
