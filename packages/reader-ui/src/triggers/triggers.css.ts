import { style } from '@vanilla-extract/css'
import { drawMarkEdge, vars } from '@lectern/ui/tokens'

/** The trigger's own colours, set by the component. */
export const fillColor = '--lectern-trigger-fill'
export const edgeColor = '--lectern-trigger-edge'

const fill = `var(${fillColor}, ${vars.color.accent})`

/** A dark and a light edge: one of them is visible on any picture. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: drawMarkEdge(`var(${edgeColor}, ${fill})`),
  selectors: {
    'button:hover > &, a:hover > &': { backgroundColor: `color-mix(in srgb, ${fill} 18%, transparent)` },
  },
  '@media': { '(forced-colors: active)': { outline: '2px solid ButtonText' } },
})
export const badge = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(100%, 2rem)',
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'inherit',
  backgroundColor: fill,
  color: vars.color.onAccent,
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: 'inherit',
  pointerEvents: 'none',
})
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
