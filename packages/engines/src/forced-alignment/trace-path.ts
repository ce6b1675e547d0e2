import type { Band, WarpPath } from './band'
import { DIAGONAL, FROM_PAUSE_BEFORE, FROM_ROW_BEFORE, type StepRecord } from './create-step-record'
import { PAUSE } from './plan-rows'

/**
 * Goes back from the last cell to the first by the steps that were taken. A row that was left out is -1 in both.
 * @param frames which rows are pauses; left out where none is
 */
export function tracePath(
  { first, last }: Band,
  offsets: Float64Array,
  steps: StepRecord,
  frames?: Int32Array,
): WarpPath {
  const rows = first.length
  const path = { first: new Int32Array(rows).fill(-1), last: new Int32Array(rows).fill(-1) }
  let row = rows - 1
  let column = last[row] ?? 0
  while (row >= 0) {
    if ((path.last[row] ?? -1) < 0) path.last[row] = column
    path.first[row] = column
    if (row === 0 && column <= (first[0] ?? 0)) break
    const step = steps.get((offsets[row] ?? 0) + column - (first[row] ?? 0))
    if (step === FROM_PAUSE_BEFORE) {
      do row -= 1
      while (row > 0 && frames?.[row] !== PAUSE)
      continue
    }
    if (step === FROM_ROW_BEFORE || step === DIAGONAL) row -= 1
    if (step !== FROM_ROW_BEFORE) column -= 1
    column = Math.max(0, column)
  }
  return path
}
