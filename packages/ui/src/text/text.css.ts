import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { sameSide, wholeAtItsEnd } from '../surface/same-side'
import { vars } from '../theme/contract.css'

export const text = recipe({
  base: { overflowWrap: 'break-word' },
  variants: {
    size: {
      xs: { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.normal },
      s: { fontSize: vars.fontSize.s, lineHeight: vars.lineHeight.normal },
      m: { fontSize: vars.fontSize.m, lineHeight: vars.lineHeight.normal },
      l: { fontSize: vars.fontSize.l, lineHeight: vars.lineHeight.normal },
    },
    tone: {
      plain: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      accent: { color: vars.color.accentText },
      critical: { color: vars.color.criticalText },
      success: { color: vars.color.successText },
      inherit: { color: 'inherit' },
    },
    weight: {
      regular: { fontWeight: vars.fontWeight.regular },
      medium: { fontWeight: vars.fontWeight.medium },
      bold: { fontWeight: vars.fontWeight.bold },
    },
    face: {
      ui: {},
      title: { fontFamily: vars.font.title },
      code: { fontFamily: vars.font.code },
      figures: { fontVariantNumeric: 'tabular-nums' },
    },
    align: {
      start: { textAlign: 'start', selectors: { '&[dir="auto"]': sameSide } },
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
    },
  },
})
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  selectors: { [`&[dir="auto"]:is(${text.classNames.variants.align.start})`]: wholeAtItsEnd },
})
