import { vars } from '../theme/contract.css'

/** The outline of a selected item, in the themes that draw one. */
const chosenEdge = `inset 0 0 0 ${vars.edge.chosen} ${vars.color.accentText}`

/** The background of a selected or pressed item. */
export const tint = { backgroundColor: vars.color.accentSoft, boxShadow: chosenEdge } as const

/** A selected item that is disabled: only its outline. */
export const chosenOff = {
  backgroundColor: 'transparent',
  color: vars.color.textDisabled,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
} as const
