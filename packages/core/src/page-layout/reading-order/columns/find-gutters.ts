import { findNextOnRow } from './find-next-on-row'
import { findWideGaps } from './find-wide-gaps'
import type { Gap } from './follow-corridor'
import { type Fragment, middle } from '../fragments/fragment'
import { isSureGutter } from './classify-gap'

/** The widest gutter, in median heights; fragments further apart are separate without one. */
const WIDEST = 12

/**
 * Finds the gutters between columns that are certain, each once per row that shows it.
 *
 * @param sorted all fragments by their centres
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
