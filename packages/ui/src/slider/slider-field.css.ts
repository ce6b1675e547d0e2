import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.l,
})
export const number = style({ inlineSize: '6.5rem' })
