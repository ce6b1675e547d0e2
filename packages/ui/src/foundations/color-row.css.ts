import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  gap: vars.space.l,
  alignItems: 'start',
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})
export const swatch = style({
  blockSize: '3rem',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.borderStrong}`,
})
export const text = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })
export const pairs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space.xs,
  listStyle: 'none',
})
export const pair = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})
