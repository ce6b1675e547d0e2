import type { RowSelection } from './row-selection'

/** How much of what is in sight is selected. */
export type SelectedShare = 'none' | 'some' | 'all'

/** How much of the rows in sight is selected; nothing of an empty table. */
export function shareSelected(selected: RowSelection, inSight: readonly string[]): SelectedShare {
  const count = inSight.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === inSight.length ? 'all' : 'some'
}
