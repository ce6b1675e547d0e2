export type RowSelection = ReadonlySet<string>

/** How much of what is in sight is selected. */
export type SelectedShare = 'none' | 'some' | 'all'

/** How much of the rows in sight is selected; nothing of an empty table. */
export function shareSelected(selected: RowSelection, inSight: readonly string[]): SelectedShare {
  const count = inSight.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === inSight.length ? 'all' : 'some'
}

/**
 * The selection after the box over the column is pressed: everything in sight, or, where that is selected already,
 * nothing of it. Rows on other pages stay as they were.
 */
export function selectRows(selected: RowSelection, inSight: readonly string[]): RowSelection {
  const others = [...selected].filter((key) => !inSight.includes(key))
  return new Set(shareSelected(selected, inSight) === 'all' ? others : [...others, ...inSight])
}

/** The selection with one row the other way round. */
export function toggleRow(selected: RowSelection, key: string): RowSelection {
  const kept = [...selected].filter((other) => other !== key)
  return new Set(selected.has(key) ? kept : [...kept, key])
}
