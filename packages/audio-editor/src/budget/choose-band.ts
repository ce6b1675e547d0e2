import type { BudgetBarBand } from '@lectern/ui'
import { budgetColors, type CharacterBudget } from './read-budget'

const bandsOfColors = { green: 'ok', amber: 'near', red: 'spent' } as const

/** The band a budget is drawn in: that of its colour, or what no colour says: that it is overdrawn, or not known. */
export function chooseBand(budget: CharacterBudget): BudgetBarBand {
  if (!budget.isKnown) return 'unknown'
  return budget.usedCharacters > budget.limitCharacters ? 'over' : bandsOfColors[budgetColors[budget.band]]
}
