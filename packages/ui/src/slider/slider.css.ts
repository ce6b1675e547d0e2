import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { shareProperty } from './share-property'

const share = `var(${shareProperty})`

const rail = {
  blockSize: '0.375rem',
  borderRadius: vars.radius.round,
  border: 'none',
} as const
const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.surface}`,
  backgroundColor: vars.color.accent,
  boxShadow: `0 0 0 1px ${vars.color.accent}, ${vars.shadow.low}`,
} as const
const filled = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${vars.color.accent} ${share}, ${vars.color.borderStrong} ${share})`

export const box = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.m })
export const label = style({ fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.medium })
export const value = style({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const ends = style([line, { fontSize: vars.fontSize.xs, color: vars.color.textMuted }])
export const slider = style({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '1.5rem',
  margin: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  borderRadius: vars.radius.s,
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  selectors: {
    '&::-webkit-slider-runnable-track': { ...rail, backgroundImage: filled('right') },
    '&:dir(rtl)::-webkit-slider-runnable-track': { backgroundImage: filled('left') },
    '&::-webkit-slider-thumb': { ...knob, WebkitAppearance: 'none', marginBlockStart: '-0.4375rem' },
    '&::-moz-range-track': { ...rail, backgroundColor: vars.color.borderStrong },
    '&::-moz-range-progress': { ...rail, backgroundColor: vars.color.accent },
    '&::-moz-range-thumb': knob,
  },
})
