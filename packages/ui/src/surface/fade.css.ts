import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

/** Comes and goes without a movement; Radix tells when it goes, and waits for the end of it. */
export const fading = style({
  animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
  selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} ease-in both` } },
})
/** Is there at once under the eye, and gone at once. */
export const quicklyFading = style({ animation: `${fadeIn} ${vars.motion.quick} ease-out` })
