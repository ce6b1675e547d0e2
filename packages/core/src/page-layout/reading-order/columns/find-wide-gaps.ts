import { type Span, spanHeight } from '../fragments/span'

/** The narrowest gap within a line that may be a gutter between columns, in median heights. */
const MIN_GUTTER_WIDTH = 0.9

interface WideGap {
  /** The index of the span after the gap. */
  readonly before: number
  readonly from: number
  readonly to: number
}

/** Finds the gaps within a line that may be gutters between columns. */
export function findWideGaps(spans: readonly Span[], usualHeight: number): WideGap[] {
  const gaps: WideGap[] = []
  let reached = Number.NEGATIVE_INFINITY
  let previous: Span | undefined
  for (const [before, span] of spans.entries()) {
    const widest = Math.max(usualHeight, Math.min(spanHeight(span), previous === undefined ? 0 : spanHeight(previous)))
    if (span.from - reached >= MIN_GUTTER_WIDTH * widest && span.from - reached <= 2 * widest) {
      gaps.push({ before, from: reached, to: span.from })
    }
    reached = Math.max(reached, span.to)
    previous = span
  }
  return gaps
}
