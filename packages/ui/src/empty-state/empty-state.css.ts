import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.m,
  marginInline: 'auto',
  maxInlineSize: '30rem',
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.l,
  textAlign: 'center',
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  marginBlockEnd: vars.space.s,
  borderRadius: vars.radius.round,
})
export const signTone = styleVariants({
  neutral: { backgroundColor: vars.color.hover, color: vars.color.textMuted },
  critical: { backgroundColor: vars.color.criticalSoft, color: vars.color.criticalText },
})
export const words = style({ display: 'grid', gap: vars.space.s })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
})
