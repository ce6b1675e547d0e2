import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** Marks the item whose menu is open without changing its size or position. */
export const container = style({
  minInlineSize: 0,
  borderRadius: vars.radius.m,
  selectors: { '&[data-state="open"]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' } },
})
