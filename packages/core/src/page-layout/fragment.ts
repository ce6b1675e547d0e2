import { type Span, spanHeight } from './span'

export interface Extent {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly bottom: number
}

/** A piece of a line: words that follow one another without a gap, in the reading direction. */
export interface Fragment extends Extent {
  readonly spans: Span[]
  /** The median height of its words. */
  readonly height: number
}

export function toFragment(spans: Span[]): Fragment {
  return { spans, ...extentOf(spans), height: medianHeight(spans) }
}

/** The area that all of them cover. */
export function extentOf(parts: readonly Extent[]): Extent {
  let [from, to, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const part of parts) {
    from = Math.min(from, part.from)
    to = Math.max(to, part.to)
    top = Math.min(top, part.top)
    bottom = Math.max(bottom, part.bottom)
  }
  return { from, to, top, bottom }
}

export function medianHeight(spans: readonly Span[]): number {
  const heights = spans.map(spanHeight).toSorted((a, b) => a - b)
  return heights[heights.length >> 1] ?? 0
}

/** The middle of the fragment across the lines. */
export function middle(fragment: Fragment): number {
  return (fragment.top + fragment.bottom) / 2
}

/** Joins pieces of lines, each with all that it is paired with. */
export function joinPairs(
  pieces: readonly Fragment[],
  pairs: Iterable<readonly [Fragment, Fragment | undefined]>,
): Fragment[] {
  const lineOf = new Map(pieces.map((piece) => [piece, new Set([piece])]))
  for (const [piece, other] of pairs) {
    const line = lineOf.get(piece)
    const rest = other === undefined ? undefined : lineOf.get(other)
    if (line === undefined || rest === undefined) continue
    for (const part of rest) {
      line.add(part)
      lineOf.set(part, line)
    }
  }
  return [...new Set(lineOf.values())].map((parts) => {
    const spans = [...parts].flatMap((part) => part.spans)
    return toFragment(spans.toSorted((a, b) => a.from - b.from || b.top - a.top))
  })
}

export function textOf(fragment: Fragment): string {
  return fragment.spans.map((span) => span.word).join(' ')
}

/** By how much two stretches along the lines cover one another; negative: the distance between them. */
export function overlapAlong(a: { from: number; to: number }, b: { from: number; to: number }): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from)
}
