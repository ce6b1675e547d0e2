import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const bar = style({ blockSize: '1rem', borderRadius: vars.radius.s, backgroundColor: vars.color.accent })
export const corner = style({
  inlineSize: '6rem',
  blockSize: '3.5rem',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.raised,
})
export const control = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '12rem',
  maxInlineSize: '100%',
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.field,
  fontSize: vars.fontSize.s,
})
export const shadow = style({
  inlineSize: '6rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.raised,
})

const across = keyframes({ from: { insetInlineStart: 0 }, to: { insetInlineStart: 'calc(100% - 1rem)' } })
export const path = style({
  position: 'relative',
  blockSize: '1rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.sunken,
})
export const mover = style({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  animationTimingFunction: vars.motion.ease,
  animationFillMode: 'both',
  selectors: { '&[data-moving]': { animationName: across } },
})
export const layers = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })
export const layer = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.l,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
})
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.75rem, 1fr))',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const iconSample = style({
  display: 'grid',
  // Narrower than a long name, which breaks.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
export const line = style({ margin: 0, overflowWrap: 'anywhere' })
export const quote = style({
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px solid ${vars.color.accent}`,
})
