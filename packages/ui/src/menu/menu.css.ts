import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const rise = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } })

export const menu = style({
  position: 'relative',
  zIndex: vars.layer.menu,
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
  maxBlockSize: 'var(--radix-popper-available-height)',
  overflow: 'auto',
  padding: vars.space.xs,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${fadeIn} ${vars.motion.quick} ease-out`,
  ':focus': { outline: 'none' },
  // A sheet from the lower edge, where the thumb is; a submenu lays itself over the one it comes from.
  '@media': {
    [media.mobile]: {
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '80dvh',
      padding: vars.space.s,
      paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
      borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
      borderInline: 'none',
      borderBlockEnd: 'none',
      animation: `${rise} ${vars.motion.fade} ${vars.motion.ease}`,
    },
  },
})
const wrapper = `[data-radix-popper-content-wrapper]:has(> ${menu})`
// The place that was computed beside the button does not hold for a sheet.
globalStyle(wrapper, {
  '@media': {
    [media.mobile]: {
      inset: 'auto 0 0 0 !important',
      inlineSize: '100%',
      minInlineSize: '0 !important',
      transform: 'none !important',
    },
  },
})
globalStyle(`${wrapper}::before`, {
  '@media': {
    [media.mobile]: {
      content: '',
      position: 'fixed',
      inset: 0,
      backgroundColor: vars.color.scrim,
      animation: `${fadeIn} ${vars.motion.fade} ease-out`,
    },
  },
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
    // A submenu that is open keeps its row marked while the focus is inside it.
    '&[data-state="open"]': { backgroundColor: vars.color.pressed },
    '&[data-highlighted]': { backgroundColor: vars.color.hover, boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-tone="critical"]': { color: vars.color.criticalText },
    '&[data-tone="critical"][data-highlighted]': { backgroundColor: vars.color.criticalSoft },
  },
  '@media': { [media.touch]: { minBlockSize: vars.control.m, fontSize: vars.fontSize.m } },
})
export const sign = style({ display: 'inline-grid', placeItems: 'center', flex: 'none', inlineSize: '1rem' })
export const indicator = style({ display: 'inline-grid', color: vars.color.accentText })
export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const more = style({ display: 'inline-grid', flex: 'none', color: vars.color.textMuted })
export const keys = style({ display: 'inline-flex', flex: 'none', opacity: 0.8 })
export const label = style({
  paddingBlock: `${vars.space.s} ${vars.space.xs}`,
  paddingInline: vars.space.m,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
})
export const separator = style({ blockSize: '1px', marginBlock: vars.space.xs, backgroundColor: vars.color.border })
