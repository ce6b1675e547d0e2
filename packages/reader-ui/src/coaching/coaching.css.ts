import { style } from '@vanilla-extract/css'
import { drawMarkEdge, vars } from '@lectern/ui/tokens'

/** The point's own colour, set by the component. */
export const ownColor = '--lectern-coaching-color'

const edge = `var(${ownColor}, ${vars.color.accent})`
/** Seen on a picture of any colour. */
const outline = { boxShadow: drawMarkEdge(edge) }

/** Stays legible in any colour: the colour is its edge. */
export const bubble = style({ position: 'absolute', inset: 0, display: 'block', color: vars.color.text })
export const face = style({
  ...outline,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  border: `3px solid ${edge}`,
  backgroundColor: vars.color.surface,
  placeItems: 'center',
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  selectors: {
    'button:hover > * > &': { backgroundColor: `color-mix(in srgb, ${edge} 18%, ${vars.color.surface})` },
    'button[aria-expanded="true"] > * > &': {
      backgroundColor: `color-mix(in srgb, ${edge} 30%, ${vars.color.surface})`,
    },
  },
  '@media': { '(forced-colors: active)': { outline: '2px solid ButtonText' } },
})
/** Under the face: its corner is seen, at the right side. Marks are laid out from left to right, as the page image is. */
export const tail = style({
  ...outline,
  position: 'absolute',
  backgroundColor: edge,
  inlineSize: '40%',
  blockSize: '40%',
  rotate: '45deg',
  insetInlineStart: '70%',
  insetBlockStart: '30%',
  selectors: {
    '[data-side="top"] > &': { insetInlineStart: '30%', insetBlockStart: '-10%' },
    '[data-side="bottom"] > &': { insetInlineStart: '30%', insetBlockStart: '70%' },
    '[data-side="left"] > &': { insetInlineStart: '-10%' },
  },
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', pointerEvents: 'none' })

export const parts = style({ display: 'grid', gap: vars.space.m, minInlineSize: 'min(16rem, 100%)' })
export const sound = style({ inlineSize: '100%', display: 'block' })
/** Keeps its height, so that the panel does not move with every subtitle. */
export const subtitle = style({
  minBlockSize: '3em',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'center',
})
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  inlineSize: '100%',
})
