import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const number = style({ fontVariantNumeric: 'tabular-nums' })
export const compact = style([number, { textAlign: 'end' }])
export const steppers = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.textMuted,
  borderInlineStart: `1px solid ${vars.color.border}`,
})
globalStyle(`${steppers} > button`, { borderRadius: vars.radius.s })
