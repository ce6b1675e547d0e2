import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'

export const card = recipe({
  base: { borderRadius: vars.radius.l, border: '1px solid transparent', minInlineSize: 0, listStyle: 'none' },
  variants: {
    level: {
      surface: { backgroundColor: vars.color.surface, borderColor: vars.color.border },
      raised: { backgroundColor: vars.color.raised, borderColor: vars.color.border, boxShadow: vars.shadow.middle },
      sunken: { backgroundColor: vars.color.sunken },
    },
    padding: {
      none: { padding: 0, overflow: 'hidden' },
      s: { padding: vars.space.m },
      m: { padding: vars.space.l },
      l: { padding: vars.space.xl },
    },
    interactive: {
      true: {
        position: 'relative',
        transition: `border-color ${vars.motion.fade}, box-shadow ${vars.motion.fade}`,
        ':hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.middle },
        ':focus-within': { borderColor: vars.color.borderStrong },
      },
      false: {},
    },
    selected: { true: { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft }, false: {} },
  },
})
