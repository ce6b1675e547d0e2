import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const tool = style({ display: 'grid', gap: vars.space.xxs })
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
export const seconds = style({ inlineSize: '11rem' })
export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize.xs })
export const warning = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.warningText,
})
