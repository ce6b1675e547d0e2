import type { RowSelection } from './row-selection'

/** The share of visible rows that are selected. */
export type SelectedShare = 'none' | 'some' | 'all'

/** Returns the share of visible rows that are selected; `none` for an empty table. */
export function shareSelected(selected: RowSelection, inSight: readonly string[]): SelectedShare {
  const count = inSight.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === inSight.length ? 'all' : 'some'
}
