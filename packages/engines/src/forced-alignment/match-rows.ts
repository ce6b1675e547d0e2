import { type Band, cellOffsets, type WarpPath, widestRow } from './band'
import { type ComparableFrames, distanceBetween } from './compare-frames'
import {
  createStepRecord,
  DIAGONAL,
  FROM_COLUMN_BEFORE,
  FROM_ROW_BEFORE,
  LEAPT,
  type StepRecord,
} from './create-step-record'
import type { Leap } from './plan-leaps'
import { PAUSE } from './plan-rows'
import { tracePath } from './trace-path'

/** What standing still on one side costs. */
const STANDING_COST = 0.3

/**
 * The cheapest way through rows and recording. A pause takes as many frames as are silent, or none; a frame of the
 * reference takes at least one, which it may share with its neighbours. Rows that were leapt over are -1.
 */
export function matchRows({
  rows,
  reference,
  recording,
  pauseCostsOf,
  leaps,
  band,
}: {
  /** Reference frames or `PAUSE`; the first is a pause. */
  rows: Int32Array
  reference: ComparableFrames
  recording: ComparableFrames
  /** What each frame of the recording costs as part of a pause, by the number of the pause. */
  pauseCostsOf: (pause: number) => Float32Array
  /** Which words may be left out together. */
  leaps: readonly Leap[]
  band: Band
}): WarpPath {
  const offsets = cellOffsets(band)
  const steps = createStepRecord(offsets[rows.length] ?? 0)
  // Two rows are looked at a time; a new one for each of an hour's would be half a gigabyte.
  const widest = widestRow(band)
  let before: CostRow = { costs: new Float64Array(widest), first: 0, last: -1 }
  let current: CostRow = { costs: new Float64Array(widest), first: 0, last: -1 }
  const pauses = keepPauses(leaps)
  let pause = 0
  for (const [row, frame] of rows.entries()) {
    current.first = band.first[row] ?? 0
    current.last = band.last[row] ?? 0
    const cells: CellRow = { current, before, steps, offset: offsets[row] ?? 0 }
    if (frame === PAUSE) {
      const pauseCosts = pauseCostsOf(pause)
      fillPause(cells, pauseCosts, row === 0)
      pauses.leapTo(pause, row, cells, pauseCosts)
      pause += 1
    } else fillFrame(cells, reference, frame, recording)
    ;[before, current] = [current, before]
  }
  return tracePath(band, offsets, steps, pauses.leaptFrom)
}

/** `costs` may be longer than the row. */
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

/** Remembers the pauses that words are left out from, and in which cells of later ones that was done. */
function keepPauses(leaps: readonly Leap[]) {
  const left = new Set(leaps.map(({ from }) => from))
  const reached = new Set(leaps.map(({ to }) => to))
  const kept = new Map<number, { costs: CostRow; row: number }>()
  const origins = new Map<number, { rows: Int32Array; first: number }>()

  return {
    leapTo(pause: number, row: number, { current, steps, offset }: CellRow, pauseCosts: Float32Array): void {
      const { costs, first, last } = current
      if (reached.has(pause)) {
        const arriving = leaps.filter(({ to }) => to === pause)
        const origin = { rows: new Int32Array(last - first + 1), first }
        origins.set(row, origin)
        for (let column = first; column <= last; column += 1) {
          const place = column - first
          const goingOn = place > 0 ? (costs[place - 1] ?? Infinity) + (pauseCosts[column] ?? 0) : Infinity
          if (goingOn < (costs[place] ?? Infinity)) {
            costs[place] = goingOn
            steps.set(offset + place, FROM_COLUMN_BEFORE)
          }
          for (const { from, cost } of arriving) {
            const before = kept.get(from)
            const leapt = before ? costAt(before.costs, column) + cost : Infinity
            if (!before || leapt >= (costs[place] ?? Infinity)) continue
            costs[place] = leapt
            origin.rows[place] = before.row
            steps.set(offset + place, LEAPT)
          }
        }
      }
      if (left.has(pause)) kept.set(pause, { costs: { ...current, costs: costs.slice(0, last - first + 1) }, row })
    },
    /** The row that a cell was leapt to from. */
    leaptFrom: (row: number, column: number): number => {
      const origin = origins.get(row)
      if (!origin) throw new Error(`Nothing was leapt over to row ${row}`)
      return origin.rows[column - origin.first] ?? 0
    },
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
