import type { RowSelection } from './row-selection'

/** The selection with one row the other way round. */
export function toggleRow(selected: RowSelection, key: string): RowSelection {
  const kept = [...selected].filter((other) => other !== key)
  return new Set(selected.has(key) ? kept : [...kept, key])
}
