import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const fields = style({ display: 'grid', gap: vars.space.m, minInlineSize: 0 })
export const looks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })
export const actions = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
})
