import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { raised } from '../surface/raised.css'
import { vars } from '../theme/contract.css'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } })

export const region = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.toast,
  inlineSize: '24rem',
  maxInlineSize: '100vw',
  margin: 0,
  padding: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  outline: 'none',
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const toast = style([
  raised,
  {
    // A wider one would fall on the toast above.
    boxShadow: vars.shadow.middle,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.m,
    marginBlockStart: vars.space.s,
    paddingBlock: vars.space.l,
    paddingInline: `${vars.space.l} ${vars.space.s}`,
    pointerEvents: 'auto',
    animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
  },
])
/** The height of the first line, on which icon, text and button are centred. */
const line = `calc(${vars.lineHeight.snug} * ${vars.fontSize.s})`
export const sign = style({ display: 'grid', flex: 'none', placeItems: 'center', blockSize: line })
/** Larger than its line, so that it can be pressed while the toast stays low. */
export const close = style({ flex: 'none', marginBlock: `calc((${line} - ${vars.control.s}) / 2)` })
globalStyle(`${close} > button`, { display: 'flex' })
export const tone = styleVariants({
  info: { color: vars.color.accentText },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
  critical: { color: vars.color.criticalText },
})
export const text = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})
