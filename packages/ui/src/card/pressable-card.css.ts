import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import * as stretchedTarget from './stretched-target.css'

export const card = style({
  blockSize: '100%',
  isolation: 'isolate',
  selectors: {
    '&[data-selected]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
    '&[data-disabled]': { boxShadow: 'none', borderColor: vars.color.border },
    '&:not([data-disabled]):has(:active)': { backgroundColor: vars.color.pressed },
  },
})
export const content = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0, overflowWrap: 'anywhere' })
/** Covers the padding that the card leaves around its content. */
export const picture = style({
  margin: `calc(-1 * ${vars.space.l})`,
  marginBlockEnd: vars.space.xs,
  borderStartStartRadius: `calc(${vars.radius.l} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.l} - 1px)`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflow: 'clip',
  selectors: { [`${card}[data-disabled] &`]: { opacity: 0.5 } },
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
})
/** Aligned with the first line of the title; the icon lines up with the edge of the text. */
export const menu = style({
  position: 'relative',
  zIndex: vars.layer.header,
  marginBlock: `calc((${vars.space.xl} - ${vars.control.s}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
})
/** Dims the icon of a disabled card. Its details are not dimmed, because they may explain why it is disabled. */
export const lead = style({
  marginBlockEnd: vars.space.xs,
  selectors: { [`${card}[data-disabled] &`]: { opacity: 0.5 } },
})
export const press = style([
  stretchedTarget.press,
  {
    '::after': { borderRadius: vars.radius.l },
    selectors: { '&:focus-visible::after': { outlineOffset: '2px' } },
  },
])
export const actions = style([stretchedTarget.actions, { marginBlockStart: vars.space.xs }])
