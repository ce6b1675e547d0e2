import { vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const narrated = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  margin: 0,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.bold,
})
export const reader = style({ flex: 1 })
export const icon = style({ display: 'grid', color: vars.color.successText })
export const panel = style({ display: 'grid', gap: vars.space.m })
/** Two buttons beside each other where their texts fit. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
globalStyle(`${buttons} > *`, { flex: '1 1 auto' })
