import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { unseen } from '../visually-hidden/visually-hidden.css'

export const skipLink = style({
  ...unseen,
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  zIndex: vars.layer.tooltip,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  ':focus': { inlineSize: 'auto', blockSize: 'auto', overflow: 'visible', clipPath: 'none' },
})
