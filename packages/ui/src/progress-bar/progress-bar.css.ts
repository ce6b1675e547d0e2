import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const travel = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const box = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const track = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '0.375rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.pressed,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.round,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
})
export const tone = styleVariants({
  accent: { backgroundColor: vars.color.accent },
  success: { backgroundColor: vars.color.success },
  warning: { backgroundColor: vars.color.warning },
  critical: { backgroundColor: vars.color.critical },
})
export const travelling = style({
  inlineSize: '40%',
  animation: `${travel} 1.4s ${vars.motion.ease} infinite`,
  '@media': {
    [media.reducedMotion]: { inlineSize: '100%', animation: `${breathe} 2s ease-in-out infinite` },
  },
})
