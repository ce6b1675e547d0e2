import { SAME_ROW } from './find-next-on-row'
import { groupLines } from './group-lines'
import { type Span, spanHeight } from './span'

/** One block of lines by height alone, whatever columns there are: for what is too much to be a page. */
export function readLineByLine(spans: readonly Span[], usualHeight: number): Span[][][] {
  const rects = spans.map((span) => {
    const height = spanHeight(span)
    return { span, id: '', x: span.from, y: span.top + height / 2, width: span.to - span.from, height }
  })
  const lines = groupLines(rects, { tolerance: SAME_ROW * usualHeight })
  return [lines.map((line) => line.rects.map(({ span }) => span))]
}
