import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'

export const link = recipe({
  base: {
    maxInlineSize: '100%',
    borderRadius: vars.radius.s,
    // An address is one word.
    overflowWrap: 'break-word',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '0.0625em',
    transition: `color ${vars.motion.quick}`,
    ':hover': { textDecorationThickness: '0.125em' },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accentText, textDecorationLine: 'underline' },
      plain: {
        color: 'inherit',
        textDecorationLine: 'none',
        ':hover': { textDecorationLine: 'underline' },
        // Within text, only the underline distinguishes it.
        selectors: { 'p > &': { textDecorationLine: 'underline' } },
      },
      quiet: {
        color: vars.color.textMuted,
        textDecorationLine: 'none',
        ':hover': { color: vars.color.text, textDecorationLine: 'underline' },
        selectors: {
          // The current page, in a bar of links.
          '&[aria-current]': {
            color: vars.color.text,
            textDecoration: `underline 2px ${vars.color.accentText}`,
            textUnderlineOffset: '0.4em',
          },
        },
      },
    },
  },
})
