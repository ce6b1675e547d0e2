import { vars } from '../theme/contract.css'

/** The line at the edge of what is chosen, in the themes that draw one. */
const chosenEdge = `inset 0 0 0 ${vars.edge.chosen} ${vars.color.accentText}`

/** The ground of what is chosen or on. */
export const tint = { backgroundColor: vars.color.accentSoft, boxShadow: chosenEdge } as const

/** What is chosen and cannot be changed: its edge alone. */
export const chosenOff = {
  backgroundColor: 'transparent',
  color: vars.color.textDisabled,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
} as const
