import { style } from '@vanilla-extract/css'

/** Stays at its place when it is loaded. A phone has no room for it: fingers zoom there, and a double tap. */
export const tool = style({ order: 1, '@media': { '(width < 30em) and (pointer: coarse)': { display: 'none' } } })
export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'center',
  fontVariantNumeric: 'tabular-nums',
})
