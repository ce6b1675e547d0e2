import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'

/** Keys are shown left to right in every language, as on the keyboard. */
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
export const between = style({ fontSize: vars.fontSize.xs, opacity: 0.8 })
export const key = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: vars.radius.s,
    fontFamily: vars.font.ui,
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  variants: {
    look: {
      raised: {
        border: `1px solid ${vars.color.border}`,
        borderBlockEndWidth: '2px',
        backgroundColor: vars.color.raised,
        color: vars.color.text,
      },
      outlined: { boxShadow: 'inset 0 0 0 1px', color: 'inherit', opacity: 0.8 },
    },
    size: {
      s: { minInlineSize: '1.375rem', blockSize: '1.375rem', paddingInline: vars.space.xs, fontSize: vars.fontSize.xs },
      m: { minInlineSize: '1.75rem', blockSize: '1.75rem', paddingInline: vars.space.s, fontSize: vars.fontSize.s },
    },
  },
})
