import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'
import * as bar from './bar.css'

const travel = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const line = style([bar.line, { alignItems: 'baseline' }])
/** Never wraps; the label shrinks instead. */
export const value = style([bar.amount, { flex: 'none', whiteSpace: 'nowrap' }])
export const track = style([bar.track, { blockSize: '0.375rem' }])
export const fill = style([bar.fill, { borderRadius: vars.radius.round }])
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
