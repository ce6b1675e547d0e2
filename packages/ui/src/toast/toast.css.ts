import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { raised } from '../surface/raised.css'
import { vars } from '../theme/contract.css'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } })
const leave = keyframes({ to: { opacity: 0 } })

export const viewport = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  inlineSize: '24rem',
  maxInlineSize: '100vw',
  margin: 0,
  padding: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  listStyle: 'none',
  pointerEvents: 'none',
  outline: 'none',
})
export const toast = style([
  raised,
  {
    // A wider one would lie on the toast above.
    boxShadow: vars.shadow.middle,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.m,
    paddingBlock: vars.space.l,
    paddingInline: `${vars.space.l} ${vars.space.s}`,
    pointerEvents: 'auto',
    animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
    selectors: { '&[data-state="closed"]': { animation: `${leave} ${vars.motion.fade} ease-in both` } },
  },
])
/** The height of the first line: sign, words and button have one middle. */
const line = `calc(${vars.lineHeight.snug} * ${vars.fontSize.s})`
export const sign = style({ display: 'grid', flex: 'none', placeItems: 'center', blockSize: line })
/** Reaches beyond its line, so that it can be pressed and the toast stays low. */
export const close = style({ flex: 'none', marginBlock: `calc((${line} - ${vars.control.s}) / 2)` })
globalStyle(`${close} > button`, { display: 'flex' })
export const tone = styleVariants({
  info: { color: vars.color.accentText },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
  critical: { color: vars.color.criticalText },
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})
