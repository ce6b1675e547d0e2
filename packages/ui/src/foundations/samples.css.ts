import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const swatch = style({
  blockSize: '3.5rem',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.borderStrong}`,
})
export const bar = style({ blockSize: '1rem', borderRadius: vars.radius.s, backgroundColor: vars.color.accent })
