import { elementAt } from '../../../arrays/element-at'
import { type Fragment, middle } from '../fragments/fragment'

/** The centres of fragments on one row differ by at most this many median heights. */
export const SAME_ROW = 0.5

/**
 * Finds the nearest fragment that follows on the same row, at a distance of at least `narrowest`.
 *
 * @param sorted all fragments by their centres
 */
export function findNextOnRow(
  sorted: readonly Fragment[],
  index: number,
  usualHeight: number,
  narrowest = 0,
): { next: Fragment; distance: number } | null {
  const piece = elementAt(sorted, index)
  let found: { next: Fragment; distance: number } | null = null
  for (const step of [-1, 1]) {
    for (let at = index + step; ; at += step) {
      const next = sorted[at]
      if (next === undefined || Math.abs(middle(next) - middle(piece)) > SAME_ROW * usualHeight) break
      const distance = next.from - piece.to
      if (distance >= narrowest && distance < (found?.distance ?? Infinity)) found = { next, distance }
    }
  }
  return found
}
