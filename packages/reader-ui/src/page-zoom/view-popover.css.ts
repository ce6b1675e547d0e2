import { style } from '@vanilla-extract/css'

export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'center',
  fontVariantNumeric: 'tabular-nums',
})
