import { type Span, spanHeight } from './span'

/** Usual heights by which words of one line may stand apart. */
const SAME_LINE = 0.5

/** One block of lines by height alone, whatever columns there are: for what is too much to be a page. */
export function readLineByLine(spans: readonly Span[], usualHeight: number): Span[][][] {
  const lines: Span[][] = []
  let lineTop = Number.NEGATIVE_INFINITY
  for (const span of spans.toSorted((a, b) => middleOf(a) - middleOf(b) || a.from - b.from || a.index - b.index)) {
    const line = lines.at(-1)
    if (line !== undefined && middleOf(span) - lineTop <= SAME_LINE * usualHeight) {
      line.push(span)
      continue
    }
    lineTop = middleOf(span)
    lines.push([span])
  }
  return [lines.map((line) => line.toSorted((a, b) => a.from - b.from || a.index - b.index))]
}

function middleOf(span: Span): number {
  return span.top + spanHeight(span) / 2
}
