import type { Band, WarpPath } from './band'
import { DIAGONAL, FROM_ROW_BEFORE, LEAPT, type StepRecord } from './create-step-record'

/**
 * Goes back from the last cell to the first by the steps that were taken. A row that was left out is -1 in both.
 * @param leaptFrom the row that a cell was leapt to from; left out where nothing is leapt over
 */
export function tracePath(
  { first, last }: Band,
  offsets: Float64Array,
  steps: StepRecord,
  leaptFrom?: (row: number, column: number) => number,
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
    if (step === LEAPT && leaptFrom) {
      row = leaptFrom(row, column)
      continue
    }
    if (step === FROM_ROW_BEFORE || step === DIAGONAL) row -= 1
    if (step !== FROM_ROW_BEFORE) column -= 1
    column = Math.max(0, column)
  }
  return path
}
