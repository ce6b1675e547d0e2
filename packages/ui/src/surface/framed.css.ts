import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** Rows on one background with a border around all of them. */
export const framed = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  // A stacking context: content over its rows stays inside it.
  isolation: 'isolate',
})
