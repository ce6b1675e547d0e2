import { type Fragment, joinPairs, toFragment } from './fragment'
import { createRows } from './rows'
import { type Span, spanHeight } from './span'

/** What is smaller than this share of the usual height both ways is a point or a speck. */
const SPECK_SIZE = 0.3
/** A point stands this many usual heights from its line's words at most. */
const NEAR = 0.6
/** A small bullet stands before its line, up to so many usual heights away. */
const NEAR_BULLET = 2
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
  lines: readonly Fragment[],
  small: readonly Span[],
  usualHeight: number,
): { lines: Fragment[]; specks: Span[] } {
  const behind = NEAR * usualHeight
  const rows = createRows<Fragment>(ROW_HEIGHTS * usualHeight)
  for (const line of lines) rows.enter(line, line)
  const specks: Span[] = []
  const points: (readonly [Fragment, Fragment])[] = []
  for (const point of small) {
    const before = /[•‣◦▪●■·]/.test(point.word) ? NEAR_BULLET * usualHeight : behind
    const across = (point.top + point.bottom) / 2
    const line = [...rows.near({ top: across, bottom: across })].find(({ spans }) =>
      spans.some(
        (span) =>
          span.top <= across &&
          across <= span.bottom &&
          point.from <= span.to + behind &&
          point.to >= span.from - before,
      ),
    )
    if (line === undefined) specks.push(point)
    else points.push([line, toFragment([point])])
  }
  return { lines: joinPairs([...lines, ...points.map(([, point]) => point)], points), specks }
}
