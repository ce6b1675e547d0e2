import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const sample = style({
  display: 'grid',
  gap: vars.space.l,
  alignContent: 'start',
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})
export const ratios = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: vars.space.s,
  alignItems: 'center',
  margin: 0,
  fontSize: vars.fontSize.s,
})
export const entry = style({ display: 'contents' })
export const value = style({ margin: 0, fontFamily: vars.font.code, fontSize: vars.fontSize.xs })
export const ratio = style({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const soft = style({
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
})
