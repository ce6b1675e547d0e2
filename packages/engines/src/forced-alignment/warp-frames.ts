import { type Band, cellOffsets, type WarpPath, widestRow } from './band'
import { type ComparableFrames, distanceBetween } from './compare-frames'
import { createStepRecord, DIAGONAL, FROM_COLUMN_BEFORE, FROM_ROW_BEFORE } from './create-step-record'
import { tracePath } from './trace-path'

/** What standing still on one side costs, so that the path keeps to the diagonal where nothing speaks against it. */
const STANDING_COST = 0.3

/** The cheapest way through both at once, within the band: dynamic time warping. Rows are frames of `one`. */
export function warpFrames(one: ComparableFrames, other: ComparableFrames, band: Band): WarpPath {
  const offsets = cellOffsets(band)
  const steps = createStepRecord(offsets[one.count] ?? 0)
  const widest = widestRow(band)
  let before = new Float64Array(widest)
  let current = new Float64Array(widest)
  let [beforeFirst, beforeLast] = [0, -1]
  for (let row = 0; row < one.count; row += 1) {
    const first = band.first[row] ?? 0
    const last = band.last[row] ?? 0
    for (let column = first; column <= last; column += 1) {
      let best = row === 0 && column === first ? 0 : Infinity
      let step = DIAGONAL
      if (column - 1 >= beforeFirst && column - 1 <= beforeLast) {
        const cost = before[column - 1 - beforeFirst] ?? Infinity
        if (cost < best) {
          best = cost
          step = DIAGONAL
        }
      }
      if (column >= beforeFirst && column <= beforeLast) {
        const cost = (before[column - beforeFirst] ?? Infinity) + STANDING_COST
        if (cost < best) {
          best = cost
          step = FROM_ROW_BEFORE
        }
      }
      if (column > first) {
        const cost = (current[column - 1 - first] ?? Infinity) + STANDING_COST
        if (cost < best) {
          best = cost
          step = FROM_COLUMN_BEFORE
        }
      }
      current[column - first] = best + distanceBetween(one, row, other, column)
      steps.set((offsets[row] ?? 0) + column - first, step)
    }
    ;[before, current] = [current, before]
    ;[beforeFirst, beforeLast] = [first, last]
  }
  return tracePath(band, offsets, steps)
}
