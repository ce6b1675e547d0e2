import { style } from '@vanilla-extract/css'
import { quicklyFading } from '../surface/fade.css'
import { raised } from '../surface/raised.css'
import { sameSide } from '../surface/same-side'
import { vars } from '../theme/contract.css'

export const field = style({ maxInlineSize: '14rem' })
export const text = style({ fontVariantNumeric: 'tabular-nums', textTransform: 'uppercase', ...sameSide })
export const opener = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: vars.control.m,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.m,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
})
/** Shows the colour itself. A rim separates it from a background of the same colour. */
export const swatch = style({
  display: 'block',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: vars.radius.s,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  forcedColorAdjust: 'none',
  transition: `box-shadow ${vars.motion.quick}`,
  selectors: {
    [`${opener}:hover &`]: { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}, 0 0 0 3px ${vars.color.hover}` },
    [`${opener}:disabled &`]: { opacity: 0.5 },
  },
})
export const popover = style([
  raised,
  quicklyFading,
  {
    zIndex: vars.layer.menu,
    display: 'grid',
    gap: vars.space.m,
    inlineSize: 'min(16rem, calc(100vw - 1rem))',
    padding: vars.space.m,
    ':focus': { outline: 'none' },
    // As wide as a phone, so that seven touch targets fit in a row.
    '@media': { '(pointer: coarse)': { inlineSize: 'min(22.5rem, calc(100vw - 1rem))' } },
  },
])
export const loading = style({ display: 'grid', placeItems: 'center', blockSize: '12.75rem' })
export const presets = style({
  display: 'grid',
  // Seven of them fill a row.
  gridTemplateColumns: 'repeat(7, minmax(0, auto))',
  justifyContent: 'start',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { '(pointer: coarse)': { gap: vars.space.xs } },
})
export const preset = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.s,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { inlineSize: vars.control.s, maxInlineSize: '100%', blockSize: vars.control.s } },
})
export const warning = style({ color: vars.color.warningText })
