import { type Fragment, middle } from './fragment'
import { type Span, spanHeight } from './span'

/** Usual heights that a gap within a line must be wide to be a gutter between columns. */
const NARROWEST_GUTTER = 0.9
/** Usual heights above and below within which lines tell of a gutter. */
const REACH = 5
/** Usual heights by which lines of a column begin apart. */
const ALIGNED = 0.6
/** Lines that must begin at the gutter's end. */
const WITNESSES = 2

/**
 * Cuts fragments that run across a gutter: a gap that is wide for a line, at whose end the lines above and below begin, and
 * that none of them covers. A gutter may be narrower than the widest gap within a line.
 */
export function splitAtGutters(fragments: readonly Fragment[], usualHeight: number): Span[][] {
  const sorted = fragments.toSorted((a, b) => middle(a) - middle(b))
  const split: Span[][] = []
  for (const [index, fragment] of sorted.entries()) {
    let rest = fragment.spans
    for (const gap of findWideGaps(fragment.spans, usualHeight).toReversed()) {
      if (!isGutter(gap, sorted, index, usualHeight)) continue
      split.push(rest.slice(gap.before))
      rest = rest.slice(0, gap.before)
    }
    split.push(rest)
  }
  return split
}

interface Gap {
  /** The span after it, by its place in the line. */
  before: number
  from: number
  to: number
}

function findWideGaps(spans: readonly Span[], usualHeight: number): Gap[] {
  const gaps: Gap[] = []
  let reached = Number.NEGATIVE_INFINITY
  let previous: Span | undefined
  for (const [before, span] of spans.entries()) {
    const widest = Math.max(usualHeight, Math.min(spanHeight(span), previous === undefined ? 0 : spanHeight(previous)))
    if (span.from - reached >= NARROWEST_GUTTER * usualHeight && span.from - reached <= 2 * widest) {
      gaps.push({ before, from: reached, to: span.from })
    }
    reached = Math.max(reached, span.to)
    previous = span
  }
  return gaps
}

function isGutter(gap: Gap, sorted: readonly Fragment[], index: number, usualHeight: number): boolean {
  const own = sorted[index]
  if (own === undefined) return false
  let witnesses = 0
  for (const step of [-1, 1]) {
    for (let at = index + step; at >= 0 && at < sorted.length; at += step) {
      const other = sorted[at]
      if (other === undefined || Math.abs(middle(other) - middle(own)) > REACH * usualHeight) break
      if (isCovered(gap, other)) return false
      if (Math.abs(other.from - gap.to) <= ALIGNED * usualHeight) witnesses += 1
    }
  }
  return witnesses >= WITNESSES
}

/** Whether a word of the fragment stands in the gap's middle. */
function isCovered(gap: Gap, fragment: Fragment): boolean {
  const centre = (gap.from + gap.to) / 2
  return (
    fragment.from < centre &&
    fragment.to > centre &&
    fragment.spans.some(({ from, to }) => from < centre && to > centre)
  )
}
