import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const hint = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
})
