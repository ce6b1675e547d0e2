import { median } from '../../../arrays/median'
import { type Span, spanHeight } from './span'

export interface Extent {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly bottom: number
}

/** A fragment of a line: consecutive words without a wide gap, in reading direction. */
export interface Fragment extends Extent {
  readonly spans: Span[]
  /** The median height of the words. */
  readonly height: number
}

export function toFragment(spans: Span[]): Fragment {
  return { spans, ...extentOf(spans), height: medianHeight(spans) }
}

/** Returns the area that all parts cover together. */
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
  return median(spans.map(spanHeight), 0)
}

/** Returns the centre of a fragment across the lines. */
export function middle(fragment: Fragment): number {
  return (fragment.top + fragment.bottom) / 2
}

/** Joins fragments into lines: all that are paired, directly or through others, become one. */
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

/** Returns the overlap of two areas across the lines; negative if there is a gap. */
export function overlapAcross(a: Extent, b: Extent): number {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
}

/** Returns the overlap of two intervals along the lines; a negative overlap is the distance between them. */
export function overlapAlong(a: { from: number; to: number }, b: { from: number; to: number }): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from)
}
