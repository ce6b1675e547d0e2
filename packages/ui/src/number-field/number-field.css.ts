import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** A wider field would separate the number from its buttons. */
export const field = style({ display: 'grid', maxInlineSize: '15rem' })
export const number = style({ fontVariantNumeric: 'tabular-nums' })
export const steppers = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.textMuted,
  marginInlineStart: 'auto',
  borderInlineStart: `1px solid ${vars.color.border}`,
})
globalStyle(`${steppers} > button`, { borderRadius: vars.radius.s })
