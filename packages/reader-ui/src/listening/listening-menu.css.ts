import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const fields = style({ display: 'grid', gap: vars.space.l })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space.m,
})
export const left = style({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
