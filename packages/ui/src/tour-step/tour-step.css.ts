import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

const over = {
  position: 'fixed',
  zIndex: vars.layer.dialog,
  pointerEvents: 'none',
  animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
} as const

export const dim = style({ ...over, inset: 0, backgroundColor: vars.color.scrim })
/** A window in the dimness, with a little room round the target. */
export const light = style({
  ...over,
  boxSizing: 'content-box',
  margin: `calc(-1 * ${vars.space.s})`,
  padding: vars.space.s,
  borderRadius: vars.radius.l,
  outline: `2px solid ${vars.color.focus}`,
  boxShadow: `0 0 0 200vmax ${vars.color.scrim}`,
  transitionProperty: 'left, top, width, height',
  transitionDuration: vars.motion.calm,
  transitionTimingFunction: vars.motion.ease,
})
export const step = style({
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '22rem',
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'calc(100dvh - 1rem)',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
  ':focus': { outline: 'none' },
})
export const body = style({
  display: 'grid',
  gap: vars.space.xs,
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: `${vars.space.l} ${vars.space.m}`,
  paddingInline: vars.space.l,
})
export const title = style({
  paddingInlineEnd: vars.control.s,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})
export const text = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  paddingInline: vars.space.l,
})
export const position = style({
  marginInlineEnd: 'auto',
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const skip = style({ position: 'absolute', insetBlockStart: vars.space.s, insetInlineEnd: vars.space.s })
