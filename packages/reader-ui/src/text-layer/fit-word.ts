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
}

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
  }
}
