import { float64At, int32At } from '../../arrays/element-at'
import type { Band, WarpPath } from './band'
import { DIAGONAL, FROM_PREVIOUS_ROW, SKIPPED, type StepTable } from './create-step-table'
import { createEmptyPath, prependCell } from './warp-path'

/**
 * Follows the recorded steps back from the last cell to the first.
 * @param findSkipOrigin returns the row from which words were skipped to a cell; needed only where words are skipped
 */
export function backtrackPath(
  { first, last }: Band,
  offsets: Float64Array,
  steps: StepTable,
  findSkipOrigin?: (row: number, column: number) => number,
): WarpPath {
  const rows = first.length
  const path = createEmptyPath(rows)
  if (rows === 0) return path
  let row = rows - 1
  let column = int32At(last, row)
  while (row >= 0) {
    prependCell(path, row, column)
    if (row === 0 && column <= int32At(first, 0)) break
    const step = steps.get(float64At(offsets, row) + column - int32At(first, row))
    if (step === SKIPPED && findSkipOrigin) {
      row = findSkipOrigin(row, column)
      continue
    }
    if (step === FROM_PREVIOUS_ROW || step === DIAGONAL) row -= 1
    if (step !== FROM_PREVIOUS_ROW) column -= 1
    column = Math.max(0, column)
  }
  return path
}
