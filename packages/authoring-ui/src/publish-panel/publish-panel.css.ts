import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const checks = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' })
export const check = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, fontSize: vars.fontSize.s })
export const sign = style({
  display: 'grid',
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="met"]': { color: vars.color.successText },
    '&[data-state="stale"]': { color: vars.color.warningText },
  },
})
export const stale = style({ marginInlineStart: 'auto', color: vars.color.warningText })
