import { budgetBandPercent } from '../book/constant-table'

/** How far a character budget is used up, as a colour tells it. */
export type BudgetBand = 'low' | 'high' | 'critical'

/**
 * How far a character budget is used up: 'high' from 75 percent, 'critical' from 90. A budget of nothing is used up; of
 * what is no number nothing is.
 *
 * @example
 * budgetBand(500, 1000) // => 'low'
 * budgetBand(750, 1000) // => 'high'
 * budgetBand(900, 1000) // => 'critical'
 */
export function budgetBand(used: number, limit: number): BudgetBand {
  if (used * 100 >= limit * budgetBandPercent.critical) return 'critical'
  return used * 100 >= limit * budgetBandPercent.high ? 'high' : 'low'
}
