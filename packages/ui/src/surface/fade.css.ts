import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

/** Fades in and out without movement. Radix sets the state and waits for the end of the animation. */
export const fading = style({
  animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
  selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} ease-in both` } },
})
/** Fades in quickly, and disappears immediately. */
export const quicklyFading = style({ animation: `${fadeIn} ${vars.motion.quick} ease-out` })
