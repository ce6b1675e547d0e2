import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** Rows on one ground, with an edge round all of them. */
export const framed = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  // What lies over its rows lies over nothing else.
  isolation: 'isolate',
})
