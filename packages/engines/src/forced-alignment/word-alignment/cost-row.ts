import { float64At } from '../../arrays/element-at'
import type { StepTable } from '../time-warping/create-step-table'

/** Cheapest costs of the cells of one row, from the column `first` to `last`. `costs` may be longer. */
export interface CostRow {
  costs: Float64Array
  first: number
  last: number
}

/** A row that is being computed, with the one before it. */
export interface RowStep {
  current: CostRow
  previous: CostRow
  steps: StepTable
  /** Index of the row's first cell in `steps`. */
  offset: number
}

/** Returns the cost of a cell; infinite for a column that the row does not have. */
export function costAt({ costs, first, last }: CostRow, column: number): number {
  return column < first || column > last ? Infinity : float64At(costs, column - first)
}
