import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const state = style({
  display: 'flex',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  selectors: { '&[data-published]': { backgroundColor: vars.color.successSoft, borderColor: 'transparent' } },
})
export const stateName = style({ fontWeight: vars.fontWeight.bold, fontSize: vars.fontSize.s })
export const stateDetail = style({ fontSize: vars.fontSize.s })
export const checks = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' })
export const check = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, fontSize: vars.fontSize.s })
export const met = style({ display: 'grid', color: vars.color.successText })
export const open = style({ display: 'grid', color: vars.color.textMuted })
