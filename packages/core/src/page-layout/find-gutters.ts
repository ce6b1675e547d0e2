import { findWideGaps } from './find-wide-gaps'
import type { Gap } from './follow-corridor'
import { type Fragment, middle } from './fragment'
import { isSureGutter } from './judge-gap'

/** Usual heights that a gutter is wide at most; what is further apart needs no gutter to be told apart. */
const WIDEST = 12
/** Usual heights by which the middles of one row's pieces may differ. */
const SAME_ROW = 0.5

/**
 * The gutters between columns that are sure, each as often as rows show it.
 *
 * @param sorted all fragments by their middles
 */
export function findGutters(sorted: readonly Fragment[], usualHeight: number): Gap[] {
  return sorted
    .flatMap((fragment, index) => {
      const across = middle(fragment)
      const inside = findWideGaps(fragment.spans, usualHeight).map(({ from, to }) => ({ from, to, across }))
      const next = findNext(sorted, index, usualHeight)
      return next === null ? inside : [...inside, { from: fragment.to, to: next.from, across }]
    })
    .filter((gap) => isSureGutter(gap, sorted, usualHeight))
}

/** The piece that follows on the same row, if it is near enough. */
function findNext(sorted: readonly Fragment[], index: number, usualHeight: number): Fragment | null {
  const fragment = sorted[index]
  if (fragment === undefined) return null
  let next: Fragment | null = null
  for (const step of [-1, 1]) {
    for (let at = index + step; at >= 0 && at < sorted.length; at += step) {
      const other = sorted[at]
      if (other === undefined || Math.abs(middle(other) - middle(fragment)) > SAME_ROW * usualHeight) break
      if (other.from >= fragment.to && (next === null || other.from < next.from)) next = other
    }
  }
  return next === null || next.from - fragment.to > WIDEST * usualHeight ? null : next
}
