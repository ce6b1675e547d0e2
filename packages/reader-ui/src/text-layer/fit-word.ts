import type { ReaderWord } from '../book/reader-book'
import type { PlannedLine } from './plan-text-blocks'
import type { TextMeasure } from './measure-text'

/** Style of a word whose inline box covers its rect. Lengths in page-image pixels, spacing in em. */
export interface FittedWord {
  readonly fontSize: number
  readonly letterSpacingEm: number
  /** Offset of the baseline above the middle of the line. */
  readonly raise: number
  /** Further offset downwards for a word taller than its line: a drop capital. */
  readonly shift: number
  /**
   * Extent of the highlight beyond the rect: all words of a line are highlighted in one height, which is `line` plus the
   * padding. `left` and `right` are half the distance to the neighbours.
   */
  readonly glow: {
    readonly above: number
    readonly below: number
    readonly left: number
    readonly right: number
    readonly line: number
  }
}

/** Padding of the highlight above and below the letters, as a fraction of the height of the line's letters. */
const GLOW_BLOCK = 0.08

/**
 * Fits a word to its rect: its height by the font size, its width by the letter spacing.
 *
 * @param letters number of graphemes of the word
 */
export function fitWord(word: ReaderWord, line: PlannedLine, letters: number, measure: TextMeasure): FittedWord {
  const fontSize = word.height / (measure.ascent + measure.descent)
  const letterSpacingEm = letters > 0 ? (word.width / fontSize - measure.widthOf(word.text)) / letters : 0
  const offset = word.y + word.height / 2 - (line.top + line.bottom) / 2
  // A word moves within its line by its baseline; an offset beyond that would increase the line's height.
  const room = (line.bottom - line.top) / 2
  const inLine = Math.min(room, Math.max(-room, offset))
  return {
    fontSize,
    letterSpacingEm,
    raise: -inLine - ((measure.ascent - measure.descent) / 2) * fontSize,
    shift: offset - inLine,
    glow: glowAround(word, line),
  }
}

function glowAround(word: ReaderWord, line: PlannedLine): FittedWord['glow'] {
  const height = line.inkBottom - line.inkTop
  const right = word.x + word.width
  const others = line.words.filter((other) => other !== word)
  const halfGap = (gaps: readonly number[]) => Math.max(0, Math.min(height * 2, ...gaps.filter((gap) => gap >= 0)) / 2)
  return {
    above: Math.max(0, word.y - line.inkTop) + height * GLOW_BLOCK,
    below: Math.max(0, line.inkBottom - (word.y + word.height)) + height * GLOW_BLOCK,
    left: halfGap(others.map((other) => word.x - other.x - other.width)),
    right: halfGap(others.map((other) => other.x - right)),
    line: height,
  }
}
