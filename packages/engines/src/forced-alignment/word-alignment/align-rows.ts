import { float32At, float64At, int32At } from '../../arrays/element-at'
import { createRowDistances } from '../features/create-row-distances'
import type { FeatureFrames } from '../features/feature-frames'
import { backtrackPath } from '../time-warping/backtrack-path'
import { type Band, computeCellOffsets, findWidestRow, type WarpPath } from '../time-warping/band'
import { createStepTable, DIAGONAL, FROM_PREVIOUS_COLUMN, FROM_PREVIOUS_ROW } from '../time-warping/create-step-table'
import { costAt, type CostRow, type RowStep } from './cost-row'
import { createSkipTracker } from './create-skip-tracker'
import { PAUSE } from './plan-rows'
import type { Skip } from './plan-skips'

/** Cost of a step that advances on one side only. */
const STRETCH_COST = 0.3

/**
 * Finds the cheapest path through planned rows and the recording, by dynamic time warping with pauses and skips. A pause
 * takes as many frames as are silent, or none; a reference frame takes one at least, which it may share with its neighbours.
 * Skipped rows are -1 in the path.
 */
export function alignRows({
  rows,
  reference,
  recording,
  pauseCostsOf,
  skips,
  band,
}: {
  /** Reference frames or `PAUSE`; the first is a pause. */
  rows: Int32Array
  reference: FeatureFrames
  recording: FeatureFrames
  /** Returns the cost of each frame of the recording as part of a pause, by the number of the pause. */
  pauseCostsOf: (pause: number) => Float32Array
  skips: readonly Skip[]
  band: Band
}): WarpPath {
  const offsets = computeCellOffsets(band)
  const steps = createStepTable(float64At(offsets, rows.length))
  // Two rows are reused: a new one for each would take half a gigabyte an hour.
  const widest = findWidestRow(band)
  const computeRow = createRowDistances(reference, recording, widest)
  let previous: CostRow = { costs: new Float64Array(widest), first: 0, last: -1 }
  let current: CostRow = { costs: new Float64Array(widest), first: 0, last: -1 }
  const skipTracker = createSkipTracker(skips)
  let pause = 0
  for (const [row, frame] of rows.entries()) {
    current.first = int32At(band.first, row)
    current.last = int32At(band.last, row)
    const step: RowStep = { current, previous, steps, offset: float64At(offsets, row) }
    if (frame === PAUSE) {
      const pauseCosts = pauseCostsOf(pause)
      fillPauseRow(step, pauseCosts, row === 0)
      skipTracker.visitPause(pause, row, step, pauseCosts)
      pause += 1
    } else fillFrameRow(step, computeRow(frame, current.first, current.last))
    ;[previous, current] = [current, previous]
  }
  return backtrackPath(band, offsets, steps, (row, column) => skipTracker.findOrigin(row, column))
}

function fillPauseRow({ current, previous, steps, offset }: RowStep, pauseCosts: Float32Array, isFirst: boolean): void {
  const { first, last, costs } = current
  for (let column = first; column <= last; column += 1) {
    const pauseCost = float32At(pauseCosts, column)
    let best = isFirst ? Infinity : costAt(previous, column)
    let step = FROM_PREVIOUS_ROW
    if (isFirst && column === first) {
      best = pauseCost
      step = FROM_PREVIOUS_COLUMN
    }
    if (column > first) {
      const cost = float64At(costs, column - 1 - first) + pauseCost
      if (cost < best) {
        best = cost
        step = FROM_PREVIOUS_COLUMN
      }
    }
    const entering = costAt(previous, column - 1) + pauseCost
    if (!isFirst && entering < best) {
      best = entering
      step = DIAGONAL
    }
    costs[column - first] = best
    steps.set(offset + column - first, step)
  }
}

function fillFrameRow({ current, previous, steps, offset }: RowStep, distances: Float64Array): void {
  const { first, last, costs } = current
  // The hottest loop of an alignment: each cell of the previous row is read once. A band never begins before the previous row.
  const { costs: previousCosts, first: previousFirst, last: previousLast } = previous
  let diagonal = costAt(previous, first - 1)
  let left = Infinity
  for (let column = first; column <= last; column += 1) {
    const distance = float64At(distances, column - first)
    const above = column > previousLast ? Infinity : float64At(previousCosts, column - previousFirst)
    const stretched = distance + STRETCH_COST
    let best = diagonal + distance
    let step = DIAGONAL
    if (above + stretched < best) {
      best = above + stretched
      step = FROM_PREVIOUS_ROW
    }
    if (left + stretched < best) {
      best = left + stretched
      step = FROM_PREVIOUS_COLUMN
    }
    costs[column - first] = best
    steps.set(offset + column - first, step)
    diagonal = above
    left = best
  }
}
