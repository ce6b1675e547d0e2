export { BudgetBar, budgetBarBands, type BudgetBarBand, type BudgetBarProps } from './budget-bar'
