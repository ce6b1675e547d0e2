import type { BudgetBarBand } from '@lectern/ui'
import { budgetColors, type CharacterBudget } from './read-budget'

const bandsOfColors = { green: 'ok', amber: 'near', red: 'spent' } as const

/** Chooses the band of a budget: its colour, or a state without a colour: overdrawn or unknown. */
export function chooseBand(budget: CharacterBudget): BudgetBarBand {
  if (!budget.isKnown) return 'unknown'
  return budget.usedCharacters > budget.limitCharacters ? 'over' : bandsOfColors[budgetColors[budget.band]]
}
