import { createVar, style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

/** Edges of the repeated span, from 0 to 1 of the narration. Set by the component. */
export const startShare = '--lectern-repeat-start'
export const endShare = '--lectern-repeat-end'

/** Width of a knob: that of the slider below, whose knob stays inside its rail, so that both agree. */
const knobSize = createVar()
const at = (share: string) => `calc(${knobSize} / 2 + (100% - ${knobSize}) * var(${share}))`

export const span = style({
  vars: { [knobSize]: '1rem' },
  position: 'absolute',
  inset: 0,
  '@media': { [media.touch]: { vars: { [knobSize]: '1.25rem' } } },
})
export const band = style({
  position: 'absolute',
  insetBlock: 'calc(50% - 0.5rem)',
  insetInlineStart: at(startShare),
  insetInlineEnd: `calc(100% - ${at(endShare)})`,
  borderRadius: vars.radius.s,
  backgroundColor: `color-mix(in srgb, ${vars.color.accent} 25%, transparent)`,
})

const knob = {
  appearance: 'none',
  pointerEvents: 'auto',
  cursor: 'ew-resize',
  boxSizing: 'border-box',
  inlineSize: knobSize,
  blockSize: '2rem',
  border: 'none',
  borderRadius: vars.radius.s,
  backgroundColor: 'transparent',
  // A narrow bar in the middle of a knob that is easy to take.
  backgroundImage: `linear-gradient(${vars.color.accent}, ${vars.color.accent})`,
  backgroundSize: '0.25rem 100%',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
} as const
export const handle = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&::-webkit-slider-thumb': { ...knob, WebkitAppearance: 'none' },
    '&::-moz-range-thumb': knob,
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${vars.color.focus}` },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${vars.color.focus}` },
  },
})
