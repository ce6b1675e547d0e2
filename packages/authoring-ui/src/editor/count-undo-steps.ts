import type { History } from '@lectern/core/editing'

/** Counts the steps that can be undone. A history does not count them, as it is rarely asked and has a limit. */
export function countUndoSteps<T extends { id: string }>(history: History<T>): number {
  let steps = 0
  for (let undone = history.undo(); undone !== null; undone = undone.history.undo()) steps++
  return steps
}
