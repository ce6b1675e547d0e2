import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s,
  marginBlockStart: vars.space.l,
})
