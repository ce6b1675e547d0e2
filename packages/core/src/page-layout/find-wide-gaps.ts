import { type Span, spanHeight } from './span'

/** Usual heights that a gap within a line must be wide to be a gutter between columns. */
const NARROWEST_GUTTER = 0.9

interface WideGap {
  /** The span after it, by its place in the line. */
  readonly before: number
  readonly from: number
  readonly to: number
}

/** The gaps within a line that may be gutters between columns. */
export function findWideGaps(spans: readonly Span[], usualHeight: number): WideGap[] {
  const gaps: WideGap[] = []
  let reached = Number.NEGATIVE_INFINITY
  let previous: Span | undefined
  for (const [before, span] of spans.entries()) {
    const widest = Math.max(usualHeight, Math.min(spanHeight(span), previous === undefined ? 0 : spanHeight(previous)))
    if (span.from - reached >= NARROWEST_GUTTER * widest && span.from - reached <= 2 * widest) {
      gaps.push({ before, from: reached, to: span.from })
    }
    reached = Math.max(reached, span.to)
    previous = span
  }
  return gaps
}
