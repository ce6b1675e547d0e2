import type { FoundBlock, FoundWord } from './recognised-blocks'

const SPECKLE_CONFIDENCE = 30
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

function isNoise({ text, confidence, bbox }: FoundWord): boolean {
  if (text.trim() === '' || bbox.x1 <= bbox.x0 || bbox.y1 <= bbox.y0) return true
  return confidence < SPECKLE_CONFIDENCE && !LETTER_OR_DIGIT.test(text)
}

/** The blocks without what no reader would call a word: blanks, boxes of no size, doubtful specks; emptied parts go too. */
export function dropNoise(blocks: readonly FoundBlock[]): FoundBlock[] {
  return blocks
    .map((block) => ({
      ...block,
      paragraphs: block.paragraphs
        .map((paragraph) => ({
          ...paragraph,
          lines: paragraph.lines
            .map((line) => ({ ...line, words: line.words.filter((word) => !isNoise(word)) }))
            .filter((line) => line.words.length > 0),
        }))
        .filter((paragraph) => paragraph.lines.length > 0),
    }))
    .filter((block) => block.paragraphs.length > 0)
}
