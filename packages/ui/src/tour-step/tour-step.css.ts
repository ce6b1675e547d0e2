import { style } from '@vanilla-extract/css'
import { fadeIn } from '../surface/fade.css'
import * as surface from '../surface/raised.css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const over = {
  position: 'fixed',
  zIndex: vars.layer.dialog,
  pointerEvents: 'none',
  animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
} as const

/** Lighter than behind a dialog: the page is what the tour is about. */
const dimness = `color-mix(in srgb, ${vars.color.scrim} 72%, transparent)`
export const dim = style({ ...over, inset: 0, backgroundColor: dimness })
/** A cut-out around the target, with a little padding. */
export const light = style({
  ...over,
  boxSizing: 'content-box',
  margin: `calc(-1 * ${vars.space.xs})`,
  padding: vars.space.xs,
  borderRadius: `calc(${vars.radius.m} + ${vars.space.xs})`,
  outline: `2px solid ${vars.color.focus}`,
  boxShadow: `0 0 0 200vmax ${dimness}`,
  transitionProperty: 'left, top, width, height',
  transitionDuration: vars.motion.calm,
  transitionTimingFunction: vars.motion.ease,
})
export const step = style([
  surface.raised,
  {
    zIndex: vars.layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '22rem',
    maxInlineSize: 'calc(100vw - 1rem)',
    maxBlockSize: 'calc(100dvh - 1rem)',
    animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
    ':focus': { outline: 'none' },
    // A centred step has only a limited height.
    selectors: { '&[data-over]': { maxBlockSize: 'var(--radix-popper-available-height)' } },
    '@media': {
      [media.sheet]: {
        inlineSize: '100vw',
        maxInlineSize: 'none',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
        borderInline: 'none',
        borderBlockEnd: 'none',
      },
    },
  },
])
export const body = style({
  display: 'grid',
  gap: vars.space.xs,
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: `${vars.space.l} ${vars.space.m}`,
  paddingInline: vars.space.l,
})
export const title = style([surface.title, { paddingInlineEnd: vars.control.s }])
export const text = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  paddingInline: vars.space.l,
})
export const position = style({
  marginInlineEnd: 'auto',
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const skip = style({ position: 'absolute', insetBlockStart: vars.space.s, insetInlineEnd: vars.space.s })
