import { findWideGaps } from './find-wide-gaps'
import { middle } from '../fragments/fragment'
import { classifyGap, type PageRows } from './classify-gap'
import type { Span } from '../fragments/span'

/** Splits fragments that run across a gutter, which may be narrower than the widest gap within a line. */
export function splitAtGutters(rows: PageRows): Span[][] {
  return rows.sorted.flatMap((fragment) => {
    const pieces: Span[][] = []
    let rest = fragment.spans
    for (const { before, from, to } of findWideGaps(fragment.spans, rows.usualHeight, rows.usualSpace).toReversed()) {
      if (classifyGap({ from, to, across: middle(fragment) }, rows) !== 'gutter') continue
      pieces.push(rest.slice(before))
      rest = rest.slice(0, before)
    }
    return [...pieces, rest]
  })
}
