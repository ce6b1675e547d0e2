import { budgetBandPercent } from '../book/constant-table'

/** The used part of a character budget, as it is shown by colour. */
export type BudgetBand = 'low' | 'high' | 'critical'

/**
 * Classifies how far a character budget is used: 'high' from 75 percent, 'critical' from 90. A budget of 0 is critical; NaN is
 * low.
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
