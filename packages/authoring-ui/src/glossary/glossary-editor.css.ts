import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.m,
})
export const form = style({ inlineSize: '100%', minInlineSize: 'min(22rem, 70vw)' })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.m,
})
export const definition = style({ display: 'grid', gap: vars.space.s })
export const word = style({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' })
export const texts = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minInlineSize: 'min(14rem, 45vw)',
})
export const list = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })
export const text = style({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const failure = style({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' })
export const sound = style({ inlineSize: '100%', minInlineSize: 0 })
