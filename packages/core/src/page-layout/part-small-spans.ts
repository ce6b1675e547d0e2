import { type Span, spanHeight } from './span'

/** What is smaller than this share of the usual height both ways is a point or a speck. */
const SPECK_SIZE = 0.3
/** A point stands this many usual heights from its line's words at most. */
const NEAR = 0.6
/** Rows of the page by which lines are looked up, in usual heights. */
const ROW_HEIGHTS = 4

/** Parts the spans that are as small as points from the words. */
export function partSmallSpans(spans: readonly Span[], usualHeight: number): { words: Span[]; small: Span[] } {
  const isSmall = (span: Span): boolean =>
    spanHeight(span) < SPECK_SIZE * usualHeight && span.to - span.from < SPECK_SIZE * usualHeight
  return { words: spans.filter((span) => !isSmall(span)), small: spans.filter(isSmall) }
}

/**
 * Puts points into the line whose words they stand beside or between. What stands beside no line is a speck of the paper: it
 * would string columns together.
 */
export function attachPoints(
  lines: readonly Span[][],
  small: readonly Span[],
  usualHeight: number,
): { lines: Span[][]; specks: Span[] } {
  if (small.length === 0) return { lines: [...lines], specks: [] }
  const near = NEAR * usualHeight
  const rowHeight = ROW_HEIGHTS * usualHeight
  const rows = new Map<number, Span[][]>()
  const grown = lines.map((line) => [...line])
  for (const line of grown) {
    const top = Math.floor(Math.min(...line.map((span) => span.top)) / rowHeight)
    const bottom = Math.floor(Math.max(...line.map((span) => span.bottom)) / rowHeight)
    for (let row = top; row <= bottom; row += 1) {
      const found = rows.get(row)
      if (found === undefined) rows.set(row, [line])
      else found.push(line)
    }
  }
  const specks = small.filter((point) => {
    const across = (point.top + point.bottom) / 2
    const home = rows
      .get(Math.floor(across / rowHeight))
      ?.find((line) =>
        line.some(
          (span) =>
            span.top <= across && across <= span.bottom && point.from <= span.to + near && point.to >= span.from - near,
        ),
      )
    home?.push(point)
    return home === undefined
  })
  return { lines: grown.map((line) => line.toSorted((a, b) => a.from - b.from)), specks }
}
