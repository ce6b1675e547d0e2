import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** Lies over the word, in the window's coordinates, and marks it. */
export const anchor = style({
  position: 'fixed',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.s,
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  // Dark within light: one of them is visible on every picture and highlight.
  boxShadow: `0 0 0 3px ${vars.color.onWordHighlight}, 0 0 0 5px ${vars.color.wordHighlight}`,
})
export const actions = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xs })
/** The word between the buttons to its neighbours, above the actions. They come later in the tab order. */
export const neighbours = style({
  order: -1,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  inlineSize: '100%',
})
export const word = style({
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
