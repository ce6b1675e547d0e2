import { keyframes, style, styleVariants } from '@vanilla-extract/css'
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
export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: `${vars.space.l} ${vars.space.s}`,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&[data-state="closed"]': { animation: `${leave} ${vars.motion.fade} ease-in both` } },
})
export const sign = style({ display: 'grid', flex: 'none', placeItems: 'center', minBlockSize: '2rem' })
export const tone = styleVariants({
  neutral: { color: vars.color.accentText },
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
  paddingBlock: vars.space.xs,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
})
