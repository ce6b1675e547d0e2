import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const turn = keyframes({ to: { rotate: '1turn' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const box = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.m, minInlineSize: 0 })
export const ring = style({ position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none' })
export const size = styleVariants({
  s: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  m: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  l: { inlineSize: '5rem', blockSize: '5rem' },
})
export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  // Starts at the top and turns clockwise, in every text direction.
  rotate: '-90deg',
  fill: 'none',
})
export const turning = style({
  animation: `${turn} 1.2s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
})
export const track = style({
  stroke: vars.color.pressed,
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
})
export const fill = style({
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
})
export const tone = styleVariants({
  accent: { stroke: vars.color.accent },
  success: { stroke: vars.color.success },
  warning: { stroke: vars.color.warning },
  critical: { stroke: vars.color.critical },
})
export const middle = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const middleSize = styleVariants({
  s: { display: 'none' },
  m: { fontSize: vars.fontSize.xs, letterSpacing: '-0.02em' },
  l: { fontSize: vars.fontSize.l },
})
export const texts = style({
  display: 'grid',
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
})
export const label = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })
export const value = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
