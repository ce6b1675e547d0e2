import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const summary = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.canvas,
})
export const about = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })
