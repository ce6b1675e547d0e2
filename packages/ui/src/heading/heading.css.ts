import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'

export const heading = recipe({
  base: { color: vars.color.text, textWrap: 'balance', overflowWrap: 'break-word' },
  variants: {
    size: {
      display: {
        fontFamily: vars.font.title,
        fontSize: vars.fontSize.display,
        fontWeight: vars.fontWeight.regular,
        lineHeight: vars.lineHeight.tight,
        letterSpacing: '-0.018em',
      },
      xl: {
        fontFamily: vars.font.title,
        fontSize: vars.fontSize.xxl,
        fontWeight: vars.fontWeight.regular,
        lineHeight: vars.lineHeight.tight,
        letterSpacing: '-0.012em',
      },
      l: {
        fontFamily: vars.font.title,
        fontSize: vars.fontSize.xl,
        fontWeight: vars.fontWeight.regular,
        lineHeight: vars.lineHeight.snug,
        letterSpacing: '-0.008em',
      },
      m: {
        fontFamily: vars.font.title,
        fontSize: vars.fontSize.l,
        fontWeight: vars.fontWeight.bold,
        lineHeight: vars.lineHeight.snug,
      },
      s: {
        fontFamily: vars.font.ui,
        fontSize: vars.fontSize.m,
        fontWeight: vars.fontWeight.bold,
        lineHeight: vars.lineHeight.snug,
      },
      label: {
        fontFamily: vars.font.ui,
        fontSize: vars.fontSize.xs,
        fontWeight: vars.fontWeight.bold,
        lineHeight: vars.lineHeight.snug,
        letterSpacing: '0.08em',
        textTransform: 'uppercase',
        color: vars.color.textMuted,
      },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
})
