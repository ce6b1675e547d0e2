import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** Search and filter beside each other, or below each other where there is no room. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.m,
  maxInlineSize: '48rem',
})
