import { float64At, int32At } from '../../arrays/element-at'
import { computeDistance, type FeatureFrames } from '../features/feature-frames'
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
  let previous = new Float64Array(widest)
  let current = new Float64Array(widest)
  let [previousFirst, previousLast] = [0, -1]
  for (let row = 0; row < one.count; row += 1) {
    const first = int32At(band.first, row)
    const last = int32At(band.last, row)
    const offset = float64At(offsets, row)
    for (let column = first; column <= last; column += 1) {
      let best = row === 0 && column === first ? 0 : Infinity
      let step = DIAGONAL
      if (column - 1 >= previousFirst && column - 1 <= previousLast) {
        const cost = float64At(previous, column - 1 - previousFirst)
        if (cost < best) {
          best = cost
          step = DIAGONAL
        }
      }
      if (column >= previousFirst && column <= previousLast) {
        const cost = float64At(previous, column - previousFirst) + STRETCH_COST
        if (cost < best) {
          best = cost
          step = FROM_PREVIOUS_ROW
        }
      }
      if (column > first) {
        const cost = float64At(current, column - 1 - first) + STRETCH_COST
        if (cost < best) {
          best = cost
          step = FROM_PREVIOUS_COLUMN
        }
      }
      current[column - first] = best + computeDistance(one, row, other, column)
      steps.set(offset + column - first, step)
    }
    ;[previous, current] = [current, previous]
    ;[previousFirst, previousLast] = [first, last]
  }
  return backtrackPath(band, offsets, steps)
}
