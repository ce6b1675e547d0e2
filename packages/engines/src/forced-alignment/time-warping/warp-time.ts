import { float64At, int32At } from '../../arrays/element-at'
import { createRowDistances } from '../features/create-row-distances'
import type { FeatureFrames } from '../features/feature-frames'
import { backtrackPath } from './backtrack-path'
import { type Band, computeCellOffsets, findWidestRow, type WarpPath } from './band'
import { createStepTable, DIAGONAL, FROM_PREVIOUS_COLUMN, FROM_PREVIOUS_ROW } from './create-step-table'

/** Cost of a step that advances on one side only, so that the path prefers the diagonal. */
const STRETCH_COST = 0.3

/** Finds the cheapest path through two sounds within a band: dynamic time warping. Rows are frames of `one`. */
export function warpTime(one: FeatureFrames, other: FeatureFrames, band: Band): WarpPath {
  const offsets = computeCellOffsets(band)
  const steps = createStepTable(float64At(offsets, one.count))
  const widest = findWidestRow(band)
  const computeRow = createRowDistances(one, other, widest)
  let previous = new Float64Array(widest)
  let current = new Float64Array(widest)
  let [previousFirst, previousLast] = [0, -1]
  for (let row = 0; row < one.count; row += 1) {
    const first = int32At(band.first, row)
    const last = int32At(band.last, row)
    const offset = float64At(offsets, row)
    const distances = computeRow(row, first, last)
    const before = first - 1 - previousFirst
    let diagonal = before >= 0 && first - 1 <= previousLast ? float64At(previous, before) : Infinity
    let left = Infinity
    for (let column = first; column <= last; column += 1) {
      const above =
        column < previousFirst || column > previousLast ? Infinity : float64At(previous, column - previousFirst)
      let best = row === 0 && column === first ? 0 : diagonal
      let step = DIAGONAL
      if (above + STRETCH_COST < best) {
        best = above + STRETCH_COST
        step = FROM_PREVIOUS_ROW
      }
      if (left + STRETCH_COST < best) {
        best = left + STRETCH_COST
        step = FROM_PREVIOUS_COLUMN
      }
      left = best + float64At(distances, column - first)
      current[column - first] = left
      diagonal = above
      steps.set(offset + column - first, step)
    }
    ;[previous, current] = [current, previous]
    ;[previousFirst, previousLast] = [first, last]
  }
  return backtrackPath(band, offsets, steps)
}
