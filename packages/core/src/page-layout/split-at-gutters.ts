import { findWideGaps } from './find-wide-gaps'
import { middle } from './fragment'
import { judgeGap, type PageRows } from './judge-gap'
import type { Span } from './span'

/** Cuts fragments that run across a gutter: it may be narrower than the widest gap within a line. */
export function splitAtGutters(rows: PageRows): Span[][] {
  return rows.sorted.flatMap((fragment) => {
    const pieces: Span[][] = []
    let rest = fragment.spans
    for (const { before, from, to } of findWideGaps(fragment.spans, rows.usualHeight).toReversed()) {
      if (judgeGap({ from, to, across: middle(fragment) }, rows) !== 'gutter') continue
      pieces.push(rest.slice(before))
      rest = rest.slice(0, before)
    }
    return [...pieces, rest]
  })
}
