import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { fadeIn, quicklyFading } from '../surface/fade.css'
import * as listed from '../surface/listed.css'
import { raised } from '../surface/raised.css'
import { vars } from '../theme/contract.css'
import { sheetBreakpointPixels } from '../theme/constant-table'
import { media } from '../theme/media'

/** A phone held sideways: the menu has the height of the window. */
const sideways = `(height < 480px) and (width >= ${sheetBreakpointPixels}px)`

const rise = keyframes({ from: { transform: 'translateY(1.5rem)', opacity: 0 } })

export const menu = style([
  raised,
  quicklyFading,
  {
    position: 'relative',
    zIndex: vars.layer.menu,
    minInlineSize: '12rem',
    maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
    maxBlockSize: 'var(--radix-popper-available-height)',
    overflow: 'auto',
    padding: vars.space.xs,
    ':focus': { outline: 'none' },
    // A sheet at the lower edge, within reach of the thumb. A submenu covers the menu it belongs to.
    '@media': {
      [media.sheet]: {
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
  },
])
// The title of the sheet, which covers the button. Screen readers get it as the menu's name.
globalStyle(`${menu}[data-label]::before`, {
  '@media': {
    [media.sheet]: {
      content: 'attr(data-label) / ""',
      display: 'block',
      paddingBlock: `${vars.space.s} ${vars.space.m}`,
      paddingInline: vars.space.m,
      fontFamily: vars.font.title,
      fontSize: vars.fontSize.l,
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.snug,
    },
  },
})
// There may be less room than it needs beside its menu.
globalStyle(`${menu}:is([data-side="left"], [data-side="right"])`, {
  minInlineSize: 'min(12rem, var(--radix-popper-available-width, 12rem))',
  maxInlineSize: 'min(22rem, var(--radix-popper-available-width, 22rem))',
  '@media': { [media.sheet]: { minInlineSize: 0, maxInlineSize: 'none' } },
})
const wrapper = `[data-radix-popper-content-wrapper]:has(> ${menu})`
// A sheet ignores the position computed beside the button.
globalStyle(wrapper, {
  '@media': {
    [media.sheet]: {
      inset: 'auto 0 0 0 !important',
      inlineSize: '100%',
      minInlineSize: '0 !important',
      transform: 'none !important',
    },
  },
})
globalStyle(wrapper, {
  '@media': {
    [sideways]: { inset: '0 auto !important', insetInline: 'auto 0 !important', transform: 'none !important' },
  },
})
globalStyle(`${wrapper} > ${menu}`, { '@media': { [sideways]: { blockSize: '100dvh', maxBlockSize: '100dvh' } } })
globalStyle(`${wrapper}::before`, {
  '@media': {
    [media.sheet]: {
      content: '',
      position: 'fixed',
      inset: 0,
      backgroundColor: vars.color.scrim,
      animation: `${fadeIn} ${vars.motion.fade} ease-out`,
    },
  },
})

export const entry = style([
  listed.entry,
  {
    gap: vars.space.m,
    outline: 'none',
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      // The entry of an open submenu stays marked while the focus is in the submenu.
      '&[data-state="open"]': { backgroundColor: vars.color.pressed },
      // One mark for the current entry: a background for the pointer, a ring for the keyboard.
      '&[data-highlighted]': { backgroundColor: vars.color.hover },
      '&[data-tone="critical"][data-highlighted]': { backgroundColor: vars.color.criticalSoft },
      '&[data-highlighted]:focus-visible': {
        backgroundColor: 'transparent',
        boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
      },
      '&[data-tone="critical"]': { color: vars.color.criticalText },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minBlockSize: vars.control.m, fontSize: vars.fontSize.m } },
  },
])
export const icon = style({ display: 'inline-grid', placeItems: 'center', flex: 'none', inlineSize: '1rem' })
export const indicator = style({ display: 'inline-grid', color: vars.color.accentText })
export const more = style({ display: 'inline-grid', flex: 'none', color: vars.color.textMuted })
export const keys = style({
  display: 'inline-flex',
  flex: 'none',
  opacity: 0.8,
  // Phones have no keyboard.
  '@media': { [media.touch]: { display: 'none' } },
})
export const separator = style({ blockSize: '1px', marginBlock: vars.space.xs, backgroundColor: vars.color.border })
