import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const fadeIn = keyframes({ from: { opacity: 0 } })

export const field = style({ maxInlineSize: '14rem' })
export const text = style({ fontVariantNumeric: 'tabular-nums', textTransform: 'uppercase' })
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
/** Shows the colour itself; its rim keeps it apart from a ground of the same colour. */
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
    [`${opener}:disabled &`]: { opacity: 0.55 },
  },
})
export const popover = style({
  zIndex: vars.layer.menu,
  display: 'grid',
  gap: vars.space.m,
  inlineSize: 'min(16rem, calc(100vw - 1rem))',
  padding: vars.space.m,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${fadeIn} ${vars.motion.quick} ease-out`,
  ':focus': { outline: 'none' },
})
export const loading = style({ display: 'grid', placeItems: 'center', blockSize: '12.75rem' })
export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  border: 0,
})
export const preset = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.s,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}, 0 0 0 2px ${vars.color.raised}, 0 0 0 4px ${vars.color.text}`,
    },
  },
  '@media': { '(pointer: coarse)': { inlineSize: vars.control.s, blockSize: vars.control.s } },
})
export const warning = style({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'flex-start',
  color: vars.color.warningText,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
})
