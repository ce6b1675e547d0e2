import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'
import { shareProperty } from './share-property'

const knobSize = createVar()
const railSize = createVar()
/** The colour of the part up to the knob. */
const reachedColor = createVar()
const knobColor = createVar()
const knobEdge = createVar()
const trackColor = createVar()
const railEdge = createVar()
/** The gap on each side of the knob's centre, for a transparent knob. */
const gap = createVar()
/** The centre of the knob, which stays inside the rail at both ends. */
const reached = `calc(${knobSize} / 2 + (100% - ${knobSize}) * var(${shareProperty}))`

/** The outline has a contrast of 3:1 on every surface, the fill one of 2:1 to the part up to the knob. */
const rail = {
  blockSize: railSize,
  borderRadius: vars.radius.round,
  border: 'none',
  boxShadow: `inset 0 0 0 1px ${railEdge}`,
} as const
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
  `linear-gradient(to ${side}, ${reachedColor} calc(${reached} - ${gap}), transparent 0 calc(${reached} + ${gap}), ${trackColor} 0)`

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
    [railSize]: '0.5rem',
    [reachedColor]: vars.color.accent,
    [trackColor]: vars.color.track,
    [railEdge]: vars.color.borderStrong,
    [knobColor]: vars.color.accent,
    [knobEdge]: `0 0 0 2px ${vars.color.surface}`,
    [gap]: '0px',
  },
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    // Draws the knob again, above the notches.
    '&:not(:has(:disabled))::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${knobSize} / 2)`,
      insetInlineStart: `calc(${reached} - ${knobSize} / 2)`,
      inlineSize: knobSize,
      blockSize: knobSize,
      borderRadius: vars.radius.round,
      backgroundColor: knobColor,
      boxShadow: knobEdge,
      pointerEvents: 'none',
    },
    '&:has(:focus-visible)::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.touch]: { vars: { [knobSize]: '1.25rem' } },
    // Forced colours would remove the gradient and the shadows, which are the whole drawing.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      vars: {
        [reachedColor]: 'Highlight',
        [knobColor]: 'Highlight',
        [knobEdge]: '0 0 0 2px Canvas',
        [trackColor]: 'Canvas',
        [railEdge]: 'CanvasText',
      },
    },
  },
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
  ':hover': { vars: { [railSize]: '0.625rem' } },
  // A hollow knob on an empty rail: in the light theme a dark fill would be too heavy.
  ':disabled': {
    vars: {
      [reachedColor]: vars.color.track,
      [knobColor]: 'transparent',
      [knobEdge]: `inset 0 0 0 1px ${vars.color.textDisabled}`,
      [gap]: `calc(${knobSize} / 2)`,
    },
    cursor: 'not-allowed',
  },
  // The ring is around the knob; around the whole rail it would look like a field.
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
/** A notch in the rail, in the colour of the background. */
export const tick = style({
  position: 'absolute',
  insetInlineStart: `calc(${knobSize} / 2 + (100% - ${knobSize}) * var(${shareProperty}) - 1px)`,
  inlineSize: '2px',
  blockSize: railSize,
  backgroundColor: vars.color.surface,
  pointerEvents: 'none',
})
