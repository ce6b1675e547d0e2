import { SAME_ROW } from './columns/find-next-on-row'
import { groupLines } from '../../text-lines/group-lines'
import { type Span, spanHeight } from './fragments/span'

/** Groups spans into one block of lines by height alone, ignoring columns, for input too large for a page. */
export function readLineByLine(spans: readonly Span[], usualHeight: number): Span[][][] {
  const rects = spans.map((span) => {
    const height = spanHeight(span)
    return { span, id: '', x: span.from, y: span.top + height / 2, width: span.to - span.from, height }
  })
  const lines = groupLines(rects, { tolerance: SAME_ROW * usualHeight })
  return [lines.map((line) => line.rects.map(({ span }) => span))]
}
