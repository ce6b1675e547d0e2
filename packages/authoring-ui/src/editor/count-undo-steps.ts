import type { History } from '@lectern/core/editing'

/** How many steps can be undone. A history does not count them: it is asked seldom, and has no more than its limit. */
export function countUndoSteps<T extends { id: string }>(history: History<T>): number {
  let steps = 0
  for (let undone = history.undo(); undone !== null; undone = undone.history.undo()) steps++
  return steps
}
