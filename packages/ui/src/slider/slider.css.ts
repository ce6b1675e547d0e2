import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'
import { shareProperty } from './share-property'

const knobSize = createVar()
const railSize = createVar()
/** The colour of what is reached. */
const reachedColor = createVar()
const knobColor = createVar()
const knobEdge = createVar()
/** How far at each side of its middle the rail leaves room for a knob that one can look through. */
const gap = createVar()
/** Where the middle of the knob stands: it does not leave the rail at either end. */
const reached = `calc(${knobSize} / 2 + (100% - ${knobSize}) * var(${shareProperty}))`

const rail = { blockSize: railSize, borderRadius: vars.radius.round, border: 'none' } as const
const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: knobSize,
  blockSize: knobSize,
  borderRadius: vars.radius.round,
  border: 'none',
  backgroundColor: knobColor,
  boxShadow: knobEdge,
} as const
const filled = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${reachedColor} calc(${reached} - ${gap}), transparent 0 calc(${reached} + ${gap}), ${vars.color.track} 0)`

export const box = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.m })
export const label = style({ fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.medium })
export const value = style({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${box}:has(:disabled) &`]: { color: vars.color.textDisabled } },
})
export const ends = style([line, { fontSize: vars.fontSize.xs, color: vars.color.textMuted }])
export const field = style({
  vars: {
    [knobSize]: '1rem',
    [railSize]: '0.25rem',
    [reachedColor]: vars.color.accent,
    [knobColor]: vars.color.accent,
    [knobEdge]: `0 0 0 2px ${vars.color.surface}`,
    [gap]: '0px',
  },
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '&:has(:focus-visible)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${knobSize} / 2)`,
      insetInlineStart: `calc(${reached} - ${knobSize} / 2)`,
      inlineSize: knobSize,
      blockSize: knobSize,
      borderRadius: vars.radius.round,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      pointerEvents: 'none',
    },
  },
  '@media': { [media.touch]: { vars: { [knobSize]: '1.25rem' } } },
})
export const slider = style({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '1.5rem',
  margin: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  borderRadius: vars.radius.s,
  ':hover': { vars: { [railSize]: '0.375rem' } },
  // A hollow knob on a bare rail: by day a dark fill would be the heavier one of the two.
  ':disabled': {
    vars: {
      [reachedColor]: vars.color.track,
      [knobColor]: 'transparent',
      [knobEdge]: `inset 0 0 0 1px ${vars.color.textDisabled}`,
      [gap]: `calc(${knobSize} / 2)`,
    },
    cursor: 'not-allowed',
  },
  // The ring is round what is moved; one round the whole rail would look like a field.
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&::-webkit-slider-runnable-track': { ...rail, backgroundImage: filled('right') },
    '&:dir(rtl)::-webkit-slider-runnable-track': { backgroundImage: filled('left') },
    '&::-webkit-slider-thumb': {
      ...knob,
      WebkitAppearance: 'none',
      marginBlockStart: `calc((${railSize} - ${knobSize}) / 2)`,
    },
    '&::-moz-range-track': { ...rail, backgroundImage: filled('right') },
    '&:dir(rtl)::-moz-range-track': { backgroundImage: filled('left') },
    '&::-moz-range-thumb': knob,
  },
  '@media': { [media.touch]: { blockSize: vars.control.s } },
})
/** A notch in the rail, in the colour of what the slider stands on. */
export const tick = style({
  position: 'absolute',
  insetInlineStart: `calc(${knobSize} / 2 + (100% - ${knobSize}) * var(${shareProperty}) - 1px)`,
  inlineSize: '2px',
  blockSize: railSize,
  backgroundColor: vars.color.surface,
  pointerEvents: 'none',
})
