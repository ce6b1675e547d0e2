import { float32At, float64At, int32At } from '../../arrays/element-at'
import { FROM_PREVIOUS_COLUMN, SKIPPED } from '../time-warping/create-step-table'
import { costAt, type CostRow, type RowStep } from './cost-row'
import type { Skip } from './plan-skips'

/** Keeps the costs of the pauses that skips begin at, and the origins of the skips that were taken. */
export interface SkipTracker {
  /** Lets the skips that end at a pause enter its row, and keeps the row where others begin. */
  visitPause(pause: number, row: number, step: RowStep, pauseCosts: Float32Array): void
  /** Returns the row that a cell was reached from by a skip. */
  findOrigin(row: number, column: number): number
}

export function createSkipTracker(skips: readonly Skip[]): SkipTracker {
  const starts = new Set(skips.map(({ from }) => from))
  const arrivals = groupByEnd(skips)
  const kept = new Map<number, { costs: CostRow; row: number }>()
  const origins = new Map<number, { rows: Int32Array; first: number }>()

  function enter(arriving: readonly Skip[], row: number, step: RowStep, pauseCosts: Float32Array): void {
    const { current, steps, offset } = step
    const { costs, first, last } = current
    const origin = { rows: new Int32Array(last - first + 1), first }
    origins.set(row, origin)
    for (let column = first; column <= last; column += 1) {
      const index = column - first
      // The pause goes on after a skip.
      const longer = index > 0 ? float64At(costs, index - 1) + float32At(pauseCosts, column) : Infinity
      if (longer < float64At(costs, index)) {
        costs[index] = longer
        steps.set(offset + index, FROM_PREVIOUS_COLUMN)
      }
      for (const { from, cost } of arriving) {
        const start = kept.get(from)
        if (!start) throw new Error(`A skip to row ${row} begins at pause ${from}, which comes later`)
        const skipped = costAt(start.costs, column) + cost
        if (skipped >= float64At(costs, index)) continue
        costs[index] = skipped
        origin.rows[index] = start.row
        steps.set(offset + index, SKIPPED)
      }
    }
  }

  return {
    visitPause(pause, row, step, pauseCosts) {
      const arriving = arrivals.get(pause)
      if (arriving) enter(arriving, row, step, pauseCosts)
      const { costs, first, last } = step.current
      if (starts.has(pause)) kept.set(pause, { costs: { costs: costs.slice(0, last - first + 1), first, last }, row })
    },
    findOrigin(row, column) {
      const origin = origins.get(row)
      if (!origin) throw new Error(`No skip leads to row ${row}`)
      return int32At(origin.rows, column - origin.first)
    },
  }
}

function groupByEnd(skips: readonly Skip[]): Map<number, Skip[]> {
  const groups = new Map<number, Skip[]>()
  for (const skip of skips) {
    const group = groups.get(skip.to)
    if (group) group.push(skip)
    else groups.set(skip.to, [skip])
  }
  return groups
}
