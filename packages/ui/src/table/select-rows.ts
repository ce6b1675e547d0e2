import type { RowSelection } from './row-selection'
import { shareSelected } from './share-selected'

/** Selects all visible rows, or deselects them when all are selected. Rows on other pages keep their selection. */
export function selectRows(selected: RowSelection, inSight: readonly string[]): RowSelection {
  const others = [...selected].filter((key) => !inSight.includes(key))
  return new Set(shareSelected(selected, inSight) === 'all' ? others : [...others, ...inSight])
}
