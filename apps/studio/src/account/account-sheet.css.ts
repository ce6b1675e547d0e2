import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const screen = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space.l,
  backgroundColor: vars.color.canvas,
})
export const sheet = style({ inlineSize: '100%', maxInlineSize: '26rem', display: 'grid', gap: vars.space.xl })
export const head = style({ display: 'grid', justifyItems: 'center', gap: vars.space.m, textAlign: 'center' })
