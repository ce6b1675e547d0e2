import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'

/** Keys stand as they lie on the keyboard, from left to right in every language. */
export const shortcut = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  direction: 'ltr',
  fontFamily: vars.font.ui,
  verticalAlign: 'middle',
})
export const chord = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs })
export const between = style({ color: vars.color.textMuted, fontSize: vars.fontSize.xs })
export const key = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    border: `1px solid ${vars.color.border}`,
    borderBlockEndWidth: '2px',
    borderRadius: vars.radius.s,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    fontFamily: vars.font.ui,
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      s: { minInlineSize: '1.375rem', blockSize: '1.375rem', paddingInline: vars.space.xs, fontSize: vars.fontSize.xs },
      m: { minInlineSize: '1.75rem', blockSize: '1.75rem', paddingInline: vars.space.s, fontSize: vars.fontSize.s },
    },
  },
})
