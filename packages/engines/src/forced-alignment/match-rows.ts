import { type Band, cellOffsets, type WarpPath } from './band'
import { type ComparableFrames, distanceBetween } from './compare-frames'
import {
  createStepRecord,
  DIAGONAL,
  FROM_COLUMN_BEFORE,
  FROM_PAUSE_BEFORE,
  FROM_ROW_BEFORE,
  type StepRecord,
} from './create-step-record'
import { PAUSE } from './plan-rows'
import { tracePath } from './trace-path'

/** What standing still on one side costs. */
const STANDING_COST = 0.3
/**
 * The cheapest way through rows and recording. A pause takes as many frames as are silent, or none; a frame of the
 * reference takes at least one, which it may share with its neighbours. Rows that may be left out have neither.
 */
export function matchRows({
  rows,
  reference,
  recording,
  pauseCosts,
  leavingCosts,
  band,
}: {
  /** Reference frames or `PAUSE`; the first is a pause. */
  rows: Int32Array
  reference: ComparableFrames
  recording: ComparableFrames
  /** What each frame of the recording costs as part of a pause. */
  pauseCosts: Float32Array
  /** For each pause what it costs to leave out the rows from the pause before to it; `Infinity` where they must be there. */
  leavingCosts: Float64Array
  band: Band
}): WarpPath {
  const offsets = cellOffsets(band)
  const steps = createStepRecord(offsets[rows.length] ?? 0)
  let before: CostRow = { costs: new Float64Array(0), first: 0, last: -1 }
  let pauseBefore = before
  let pause = -1
  for (const [row, frame] of rows.entries()) {
    const first = band.first[row] ?? 0
    const last = band.last[row] ?? 0
    const current: CostRow = { costs: new Float64Array(last - first + 1), first, last }
    const cells: CellRow = { current, before, steps, offset: offsets[row] ?? 0 }
    if (frame === PAUSE) {
      fillPause(cells, pauseCosts, row === 0)
      pause += 1
      const leaving = leavingCosts[pause] ?? Infinity
      if (leaving < Infinity) fillLeaving(cells, pauseBefore, leaving, pauseCosts)
      pauseBefore = current
    } else fillFrame(cells, reference, frame, recording)
    before = current
  }
  return tracePath(band, offsets, steps, rows)
}

interface CostRow {
  costs: Float64Array
  first: number
  last: number
}

interface CellRow {
  current: CostRow
  before: CostRow
  steps: StepRecord
  /** The number of the row's first cell. */
  offset: number
}

const costAt = ({ costs, first, last }: CostRow, column: number): number =>
  column < first || column > last ? Infinity : (costs[column - first] ?? Infinity)

function fillPause({ current, before, steps, offset }: CellRow, pauseCosts: Float32Array, isFirst: boolean): void {
  const { first, last, costs } = current
  for (let column = first; column <= last; column += 1) {
    const own = pauseCosts[column] ?? 0
    let best = isFirst ? Infinity : costAt(before, column)
    let step = FROM_ROW_BEFORE
    if (isFirst && column === first) {
      best = own
      step = FROM_COLUMN_BEFORE
    }
    if (column > first) {
      const cost = (costs[column - 1 - first] ?? Infinity) + own
      if (cost < best) {
        best = cost
        step = FROM_COLUMN_BEFORE
      }
    }
    const entering = costAt(before, column - 1) + own
    if (!isFirst && entering < best) {
      best = entering
      step = DIAGONAL
    }
    costs[column - first] = best
    steps.set(offset + column - first, step)
  }
}

/** Comes straight from the pause before, at the same column or, where going on here is cheaper then, from the left. */
function fillLeaving(
  { current, steps, offset }: CellRow,
  pauseBefore: CostRow,
  leaving: number,
  pauseCosts: Float32Array,
) {
  const { first, last, costs } = current
  for (let column = first; column <= last; column += 1) {
    const left = column > first ? (costs[column - 1 - first] ?? Infinity) + (pauseCosts[column] ?? 0) : Infinity
    if (left < (costs[column - first] ?? Infinity)) {
      costs[column - first] = left
      steps.set(offset + column - first, FROM_COLUMN_BEFORE)
    }
    const cost = costAt(pauseBefore, column) + leaving
    if (cost >= (costs[column - first] ?? Infinity)) continue
    costs[column - first] = cost
    steps.set(offset + column - first, FROM_PAUSE_BEFORE)
  }
}

function fillFrame(
  { current, before, steps, offset }: CellRow,
  reference: ComparableFrames,
  frame: number,
  recording: ComparableFrames,
): void {
  const { first, last, costs } = current
  // The hottest loop of an alignment: what is before it is looked at once a cell, and nothing is called twice.
  let aslant = costAt(before, first - 1)
  let left = Infinity
  for (let column = first; column <= last; column += 1) {
    const distance = distanceBetween(reference, frame, recording, column)
    const above = column > before.last ? Infinity : costAt(before, column)
    const standing = distance + STANDING_COST
    let best = aslant + distance
    let step = DIAGONAL
    if (above + standing < best) {
      best = above + standing
      step = FROM_ROW_BEFORE
    }
    if (left + standing < best) {
      best = left + standing
      step = FROM_COLUMN_BEFORE
    }
    costs[column - first] = best
    steps.set(offset + column - first, step)
    aslant = above
    left = best
  }
}
