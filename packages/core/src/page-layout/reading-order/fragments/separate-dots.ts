import { type Fragment, joinPairs, toFragment } from './fragment'
import { createRowIndex } from './row-index'
import { type Span, spanHeight } from './span'

/** Spans smaller than this fraction of the median height in both directions are dots or specks. */
const DOT_SIZE = 0.3
/** The largest distance of a dot from the words of its line, in median heights. */
const NEAR = 0.6
/** The largest distance of a small bullet before its line, in median heights. */
const NEAR_BULLET = 2
/** Height of the rows by which lines are looked up, in median heights. */
const ROW_HEIGHTS = 4

/** Separates spans as small as dots from the words. */
export function separateDots(spans: readonly Span[], usualHeight: number): { words: Span[]; dots: Span[] } {
  const isSmall = (span: Span): boolean =>
    spanHeight(span) < DOT_SIZE * usualHeight && span.to - span.from < DOT_SIZE * usualHeight
  return { words: spans.filter((span) => !isSmall(span)), dots: spans.filter(isSmall) }
}

/**
 * Attaches dots to the line whose words they are beside or between. The others are specks of the paper, which would join
 * columns if they were treated as words.
 */
export function attachDots(
  lines: readonly Fragment[],
  dots: readonly Span[],
  usualHeight: number,
): { lines: Fragment[]; specks: Span[] } {
  const behind = NEAR * usualHeight
  const rows = createRowIndex<Fragment>(ROW_HEIGHTS * usualHeight)
  for (const line of lines) rows.insert(line, line)
  const specks: Span[] = []
  const attached: (readonly [Fragment, Fragment])[] = []
  for (const dot of dots) {
    const before = /[•‣◦▪●■·]/.test(dot.word) ? NEAR_BULLET * usualHeight : behind
    const across = (dot.top + dot.bottom) / 2
    const line = [...rows.search({ top: across, bottom: across })].find(({ spans }) =>
      spans.some(
        (span) =>
          span.top <= across && across <= span.bottom && dot.from <= span.to + behind && dot.to >= span.from - before,
      ),
    )
    if (line === undefined) specks.push(dot)
    else attached.push([line, toFragment([dot])])
  }
  return { lines: joinPairs([...lines, ...attached.map(([, dot]) => dot)], attached), specks }
}
