import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const fadeIn = keyframes({ from: { opacity: 0 } })

export const popover = style({
  zIndex: vars.layer.menu,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: 'min(14rem, calc(100vw - 1rem))',
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'min(22rem, var(--radix-popover-content-available-height, 22rem))',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${fadeIn} ${vars.motion.quick} ease-out`,
})
export const list = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  margin: 0,
  padding: vars.space.xs,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:empty': { display: 'none' } },
})
export const heading = style({
  paddingBlock: `${vars.space.s} ${vars.space.xs}`,
  paddingInline: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.hover, boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[aria-selected="true"]': { fontWeight: vars.fontWeight.medium },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const optionHint = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize.xs })
/** Kept free in every option, so that the words stand below one another. */
export const check = style({ flex: 'none', inlineSize: '1rem', color: vars.color.accentText })
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.l,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
})
