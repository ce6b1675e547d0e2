import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
})
export const track = style({ flex: '1 1 auto', minInlineSize: 0 })
export const time = style({
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})
