import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** A container query: the layout depends on the list's own width, not on the window's. */
export const container = style({ containerType: 'inline-size' })
export const list = style({ display: 'grid', gap: vars.space.m, margin: 0, lineHeight: vars.lineHeight.snug })
export const entry = style({
  display: 'grid',
  gap: vars.space.xxs,
  '@container': {
    '(width >= 24rem)': { gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 2fr)', columnGap: vars.space.l },
  },
})
export const term = style({ color: vars.color.textMuted, fontSize: vars.fontSize.s, overflowWrap: 'anywhere' })
export const value = style({ margin: 0, fontSize: vars.fontSize.s, overflowWrap: 'anywhere' })
