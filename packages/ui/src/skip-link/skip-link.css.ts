import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const skipLink = style({
  position: 'absolute',
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
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', overflow: 'hidden' } },
})
