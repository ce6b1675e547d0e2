import type { RowSelection } from './row-selection'

/** Returns the selection with one row toggled. */
export function toggleRow(selected: RowSelection, key: string): RowSelection {
  const kept = [...selected].filter((other) => other !== key)
  return new Set(selected.has(key) ? kept : [...kept, key])
}
