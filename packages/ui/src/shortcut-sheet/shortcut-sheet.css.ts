import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const groups = style({
  // Two columns where two fit.
  columns: '17rem',
  columnGap: vars.space.xxl,
  // The list keeps its height while typing.
  minBlockSize: '12rem',
  marginBlockStart: vars.space.l,
})
export const group = style({
  breakInside: 'avoid',
  paddingBlockEnd: vars.space.xl,
})
export const heading = style({
  paddingBlockEnd: vars.space.s,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.textMuted,
})
export const list = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
})
export const what = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  maxInlineSize: '60%',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.textMuted,
})
/** Wraps before it, never within. */
export const alternative = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.s,
  whiteSpace: 'nowrap',
})
export const none = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })
