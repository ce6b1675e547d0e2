import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  backgroundColor: vars.color.scrim,
  animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
  selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} ease-in both` } },
})
export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '400px',
  maxInlineSize: '100vw',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
  selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} ease-in both` } },
  ':focus': { outline: 'none' },
})
export const side = styleVariants({
  start: { insetInlineStart: 0, borderInlineEnd: `1px solid ${vars.color.border}` },
  end: { insetInlineEnd: 0, borderInlineStart: `1px solid ${vars.color.border}` },
})
