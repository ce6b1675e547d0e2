import { type Span, spanHeight } from '../fragments/span'

/** The narrowest gap within a line that may be a gutter between columns, in median heights. */
const MIN_GUTTER_WIDTH = 0.9
/** The same on a page whose words stand close together. */
const MIN_UNUSUAL_WIDTH = 0.7
/** A space this many times as wide as the widest usual one separates two texts. */
const UNUSUAL = 2

interface WideGap {
  /** The index of the span after the gap. */
  readonly before: number
  readonly from: number
  readonly to: number
}

/** Tests for a gap that is wider than the spaces of the page, see `measureSpaces`. */
export function isUnusual(gap: { readonly from: number; readonly to: number }, usualSpace: number): boolean {
  return gap.to - gap.from >= UNUSUAL * usualSpace
}

/**
 * Finds the gaps within a line that may be gutters between columns.
 *
 * @param usualSpace widest usual space between words, if narrower gaps than usual gutters are wanted where it is small
 */
export function findWideGaps(spans: readonly Span[], usualHeight: number, usualSpace = Infinity): WideGap[] {
  const narrowest = Math.min(MIN_GUTTER_WIDTH, Math.max(MIN_UNUSUAL_WIDTH, (UNUSUAL * usualSpace) / usualHeight))
  const gaps: WideGap[] = []
  let reached = Number.NEGATIVE_INFINITY
  let previous: Span | undefined
  for (const [before, span] of spans.entries()) {
    const widest = Math.max(usualHeight, Math.min(spanHeight(span), previous === undefined ? 0 : spanHeight(previous)))
    if (span.from - reached >= narrowest * widest && span.from - reached <= 2 * widest) {
      gaps.push({ before, from: reached, to: span.from })
    }
    reached = Math.max(reached, span.to)
    previous = span
  }
  return gaps
}
