import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'

export const link = recipe({
  base: {
    borderRadius: vars.radius.s,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '0.0625em',
    transition: `color ${vars.motion.quick}`,
    ':hover': { textDecorationThickness: '0.125em' },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accentText, textDecorationLine: 'underline' },
      plain: { color: 'inherit', textDecorationLine: 'none', ':hover': { textDecorationLine: 'underline' } },
      quiet: {
        color: vars.color.textMuted,
        textDecorationLine: 'none',
        ':hover': { color: vars.color.text, textDecorationLine: 'underline' },
      },
    },
  },
})
