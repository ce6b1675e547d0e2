import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** What is pressed keeps its size and place; it only shows whose menu is open. */
export const place = style({
  minInlineSize: 0,
  borderRadius: vars.radius.m,
  selectors: { '&[data-state="open"]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' } },
})
