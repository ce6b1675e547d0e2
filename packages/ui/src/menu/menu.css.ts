import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const menu = style({
  zIndex: vars.layer.menu,
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflow: 'auto',
  padding: vars.space.xs,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${fadeIn} ${vars.motion.quick} ease-out`,
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.hover, boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-tone="critical"]': { color: vars.color.criticalText },
  },
})
export const words = style({ flex: '1 1 auto', minInlineSize: 0 })
export const keys = style({ fontFamily: vars.font.code, fontSize: vars.fontSize.xs, color: vars.color.textMuted })
export const separator = style({ blockSize: '1px', marginBlock: vars.space.xs, backgroundColor: vars.color.border })
