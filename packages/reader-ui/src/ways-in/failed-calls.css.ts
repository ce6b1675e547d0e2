import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const list = style({
  display: 'grid',
  gap: vars.space.m,
  margin: vars.space.m,
  overflowWrap: 'anywhere',
})
