import { elementAt } from '../../arrays/element-at'
import { median } from '../../arrays/median'
import { hasArea } from '../../text-lines/has-area'
import { isLineBreak } from '../../text-lines/is-line-break'
import { assignLineNumbers } from '../../text-lines/assign-line-numbers'
import type { Rect } from '../../types'
import { boundingBox } from '../../text-lines/bounding-box'

/** A paragraph begins if the gap to the line above is wider than usual by this fraction of a line height. */
const WIDER_GAP = 0.6
/** A heading is at least this many times as high as its text. */
const OTHER_SIZE = 1.35

/**
 * Finds the line of each word, in reading order, and if that line begins a paragraph: after a wider gap, or in another text
 * size. Uses the recogniser's line breaks if it reports any.
 */
export function detectParagraphs(words: readonly Rect[]): { line: number; startsParagraph: boolean }[] {
  const numbers = words.some(endsLine) ? numberByBreaks(words) : assignLineNumbers(words)
  const lines: Rect[][] = []
  for (const [index, word] of words.entries()) {
    const line = (lines[elementAt(numbers, index)] ??= [])
    if (hasArea(word)) line.push(word)
  }
  const shapes = lines.map((line) => ({ ...boundingBox(line), height: upperQuartileHeight(line) }))
  const gaps = shapes.slice(1).map((shape, index) => {
    const above = elementAt(shapes, index)
    return shape.y - above.y - above.height
  })
  const usualGap = median(
    gaps.filter((gap) => gap > 0),
    0,
  )
  const starts = shapes.map((shape, line) => {
    const above = shapes[line - 1]
    if (above === undefined) return true
    // The gap to a line whose words have no boxes is unknown.
    if (shape.height === 0 || above.height === 0) return false
    const size = Math.max(shape.height, above.height) / Math.max(1, Math.min(shape.height, above.height))
    return size >= OTHER_SIZE || elementAt(gaps, line - 1) > usualGap + WIDER_GAP * above.height
  })
  return numbers.map((line) => ({ line, startsParagraph: elementAt(starts, line) }))
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

/** Takes the upper quartile, because words without tall letters are lower than the text size. 0 for a line without boxes. */
function upperQuartileHeight(line: readonly Rect[]): number {
  const heights = line.map((rect) => rect.height).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length * 0.75)] ?? 0
}
