import { findNextOnRow } from './find-next-on-row'
import { findWideGaps } from './find-wide-gaps'
import type { Gap } from './follow-corridor'
import { type Fragment, middle } from './fragment'
import { isSureGutter } from './judge-gap'

/** Usual heights that a gutter is wide at most; what is further apart needs no gutter to be told apart. */
const WIDEST = 12

/**
 * The gutters between columns that are sure, each as often as rows show it.
 *
 * @param sorted all fragments by their middles
 */
export function findGutters(sorted: readonly Fragment[], usualHeight: number): Gap[] {
  return sorted
    .flatMap((fragment, index) => {
      const across = middle(fragment)
      const gaps = findWideGaps(fragment.spans, usualHeight).map(({ from, to }) => ({ from, to, across }))
      const found = findNextOnRow(sorted, index, usualHeight)
      if (found !== null && found.distance <= WIDEST * usualHeight)
        gaps.push({ from: fragment.to, to: found.next.from, across })
      return gaps
    })
    .filter((gap) => isSureGutter(gap, sorted, usualHeight))
}
