import type { RowSelection } from './row-selection'
import { shareSelected } from './share-selected'

/**
 * The selection after the box over the column is pressed: everything in sight, or, where that is selected already,
 * nothing of it. Rows on other pages stay as they were.
 */
export function selectRows(selected: RowSelection, inSight: readonly string[]): RowSelection {
  const others = [...selected].filter((key) => !inSight.includes(key))
  return new Set(shareSelected(selected, inSight) === 'all' ? others : [...others, ...inSight])
}
