import { type Fragment, middle } from './fragment'

/** Usual heights by which the middles of one row's pieces may differ. */
export const SAME_ROW = 0.5

/**
 * The nearest piece that follows on the same row, at least so far away.
 *
 * @param sorted all pieces by their middles
 */
export function findNextOnRow(
  sorted: readonly Fragment[],
  index: number,
  usualHeight: number,
  narrowest = 0,
): { next: Fragment; distance: number } | null {
  const piece = sorted[index]
  let found: { next: Fragment; distance: number } | null = null
  for (const step of [-1, 1]) {
    for (let at = index + step; ; at += step) {
      const next = sorted[at]
      if (piece === undefined || next === undefined) break
      if (Math.abs(middle(next) - middle(piece)) > SAME_ROW * usualHeight) break
      const distance = next.from - piece.to
      if (distance >= narrowest && distance < (found?.distance ?? Infinity)) found = { next, distance }
    }
  }
  return found
}
