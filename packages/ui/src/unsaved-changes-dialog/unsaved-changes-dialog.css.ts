import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const list = style({
  margin: 0,
  paddingInlineStart: vars.space.xl,
  display: 'grid',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
})
