import { hasArea } from '../text/has-area'
import { isLineBreak } from '../text/is-line-break'
import { numberLines } from '../text/number-lines'
import type { Rect } from '../types'
import { unionBox } from './union-box'

/** A paragraph begins where the distance to the line above is this share of a line wider than usual. */
const WIDER_GAP = 0.6
/** A heading's letters are at least this much higher than those of its text. */
const OTHER_SIZE = 1.35

/**
 * For words in reading order, the line that each stands on, and whether that line begins a paragraph: after a wider gap, or
 * in another size. The recogniser's own line ends are believed where it tells any.
 */
export function numberTextLines(words: readonly Rect[]): { line: number; startsParagraph: boolean }[] {
  const numbers = words.some(endsLine) ? numberByBreaks(words) : numberLines(words)
  const lines: Rect[][] = []
  for (const [index, word] of words.entries()) {
    const line = (lines[numbers[index] ?? 0] ??= [])
    if (hasArea(word)) line.push(word)
  }
  const shapes = lines.map((line) => ({ ...unionBox(line), height: medianHeight(line) }))
  const gaps = shapes.slice(1).map((shape, index) => shape.y - (shapes[index]?.y ?? 0) - (shapes[index]?.height ?? 0))
  const usualGap = median(gaps.filter((gap) => gap > 0))
  const starts = shapes.map((shape, line) => {
    const above = shapes[line - 1]
    if (above === undefined) return true
    // A line whose words have no boxes tells nothing of the distance to its neighbours.
    if (shape.height === 0 || above.height === 0) return false
    const size = Math.max(shape.height, above.height) / Math.max(1, Math.min(shape.height, above.height))
    return size >= OTHER_SIZE || (gaps[line - 1] ?? 0) > usualGap + WIDER_GAP * above.height
  })
  return numbers.map((line) => ({ line, startsParagraph: starts[line] ?? false }))
}

function endsLine(word: Rect): boolean {
  return (
    word.detectedBreak !== undefined && word.detectedBreak.isPrefix !== true && isLineBreak(word.detectedBreak.type)
  )
}

function numberByBreaks(words: readonly Rect[]): number[] {
  let line = 0
  return words.map((word) => {
    const own = line
    if (endsLine(word)) line += 1
    return own
  })
}

/** Of the higher half: words without tall letters do not tell the size. */
function medianHeight(line: readonly Rect[]): number {
  const heights = line.map((rect) => rect.height).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length * 0.75)] ?? 0
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
