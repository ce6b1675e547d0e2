import { recipe } from '@vanilla-extract/recipes'
import { sameSide } from '../surface/same-side'
import { vars } from '../theme/contract.css'

/** The book typeface has one weight in headings; only the size shows the level. */
const title = { fontFamily: vars.font.title, fontWeight: vars.fontWeight.medium } as const

export const heading = recipe({
  base: { color: vars.color.text, textWrap: 'balance', overflowWrap: 'break-word' },
  variants: {
    size: {
      display: {
        ...title,
        fontSize: vars.fontSize.display,
        lineHeight: vars.lineHeight.tight,
        letterSpacing: '-0.02em',
      },
      xl: { ...title, fontSize: vars.fontSize.xxl, lineHeight: '1.286', letterSpacing: '-0.014em' },
      l: { ...title, fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug, letterSpacing: '-0.008em' },
      m: { ...title, fontSize: vars.fontSize.l, lineHeight: '1.412' },
      s: {
        fontFamily: vars.font.ui,
        fontSize: vars.fontSize.m,
        fontWeight: vars.fontWeight.bold,
        lineHeight: vars.lineHeight.snug,
        letterSpacing: '-0.006em',
      },
      label: {
        fontFamily: vars.font.ui,
        fontSize: vars.fontSize.xs,
        fontWeight: vars.fontWeight.bold,
        lineHeight: vars.lineHeight.snug,
        letterSpacing: '0.06em',
        textTransform: 'uppercase',
        color: vars.color.textMuted,
      },
    },
    align: { start: { textAlign: 'start', selectors: { '&[dir="auto"]': sameSide } }, center: { textAlign: 'center' } },
  },
})
