import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
})
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineEnd: vars.space.s,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
})
