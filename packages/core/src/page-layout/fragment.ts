import { type Span, spanHeight } from './span'

/** A piece of a line: words that follow one another without a gap, in the reading direction. */
export interface Fragment {
  spans: Span[]
  from: number
  to: number
  top: number
  bottom: number
  /** The median height of its words. */
  height: number
}

export function toFragment(spans: Span[]): Fragment {
  return {
    spans,
    from: Math.min(...spans.map((span) => span.from)),
    to: Math.max(...spans.map((span) => span.to)),
    top: Math.min(...spans.map((span) => span.top)),
    bottom: Math.max(...spans.map((span) => span.bottom)),
    height: medianHeight(spans),
  }
}

export function medianHeight(spans: readonly Span[]): number {
  const heights = spans.map(spanHeight).toSorted((a, b) => a - b)
  return heights[heights.length >> 1] ?? 0
}

/** The middle of the fragment across the lines. */
export function middle(fragment: Fragment): number {
  return (fragment.top + fragment.bottom) / 2
}

/** By how much two stretches along the lines cover one another; negative: the distance between them. */
export function overlapAlong(a: { from: number; to: number }, b: { from: number; to: number }): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from)
}
