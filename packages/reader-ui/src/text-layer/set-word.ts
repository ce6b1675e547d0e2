import type { ReaderWord } from '../book/reader-book'
import type { PlannedLine } from './plan-text-blocks'
import type { TextMeasure } from './measure-text'

/** How a word is set so that its inline box lies on its rect. Lengths in page-image pixels, spacing in em. */
export interface SetWord {
  readonly fontSize: number
  readonly letterSpacingEm: number
  /** Raises the baseline above the middle of the line. */
  readonly raise: number
  /** Moves the word further down, where it reaches out of its line: a drop capital. */
  readonly shift: number
  /**
   * How far the light reaches beyond the rect: all words of a line are lit in one height, which `line` is without the
   * padding. `left` and `right` are half the way to the neighbours.
   */
  readonly glow: {
    readonly above: number
    readonly below: number
    readonly left: number
    readonly right: number
    readonly line: number
  }
}

/** Above and below the letters, as a share of the height of the line's letters. */
const GLOW_BLOCK = 0.08

/**
 * Fits a word to its rect: as high as the rect by its font size, as wide by its letter spacing.
 *
 * @param letters how many letters (graphemes) the word has
 */
export function setWord(word: ReaderWord, line: PlannedLine, letters: number, measure: TextMeasure): SetWord {
  const fontSize = word.height / (measure.ascent + measure.descent)
  const letterSpacingEm = letters > 0 ? (word.width / fontSize - measure.widthOf(word.text)) / letters : 0
  const offset = word.y + word.height / 2 - (line.top + line.bottom) / 2
  // Inside its line a word moves with its baseline; what goes beyond would make the line higher.
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

function glowAround(word: ReaderWord, line: PlannedLine): SetWord['glow'] {
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
