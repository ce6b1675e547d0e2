import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

export const popover = style({
  zIndex: vars.layer.menu,
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'var(--radix-popper-available-height)',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
  selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} ease-in both` } },
  ':focus': { outline: 'none' },
})
export const size = styleVariants({
  s: { inlineSize: '15rem' },
  m: { inlineSize: '20rem' },
  l: { inlineSize: '26rem' },
})
export const title = style({
  // Its first line in the middle of the close button's height, and clear of it.
  paddingBlockStart: `calc(${vars.space.s} + (${vars.control.s} - ${vars.lineHeight.snug} * 1em) / 2)`,
  paddingInline: `${vars.space.l} calc(${vars.control.s} + ${vars.space.m})`,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})
/** Last in the order of the Tab key, so that a popover opens with the focus on what it is for. */
export const close = style({ position: 'absolute', insetBlockStart: vars.space.s, insetInlineEnd: vars.space.s })
export const body = style({
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: vars.space.l,
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
  fontSize: vars.fontSize.s,
  ':focus-visible': { outlineOffset: '-2px' },
})
export const bare = style({ paddingBlock: vars.space.l })
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
/** Lies over the edge that it continues. */
export const arrow = style({ display: 'block', marginBlockStart: '-1px', overflow: 'visible' })
export const arrowFill = style({ fill: vars.color.raised, stroke: vars.color.border, strokeWidth: 1 })
