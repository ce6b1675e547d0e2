import { style } from '@vanilla-extract/css'

/** Stays at its place when it is loaded. */
export const tool = style({ order: 1 })
export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'center',
  fontVariantNumeric: 'tabular-nums',
})
