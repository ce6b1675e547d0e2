import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css'

export const iconButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.m,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled, &[aria-disabled="true"]:not([data-busy])': { opacity: 0.45 },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
  },
  variants: {
    tone: {
      accent: {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        ':hover': { backgroundColor: vars.color.accentHover },
      },
      plain: {
        backgroundColor: vars.color.raised,
        borderColor: vars.color.border,
        color: vars.color.text,
        ':hover': { borderColor: vars.color.borderStrong },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: vars.color.textMuted,
        ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
        ':active': { backgroundColor: vars.color.pressed },
        selectors: {
          '&[aria-pressed="true"]': { backgroundColor: vars.color.accentSoft, color: vars.color.accentText },
        },
      },
      critical: {
        backgroundColor: 'transparent',
        color: vars.color.criticalText,
        ':hover': { backgroundColor: vars.color.criticalSoft },
      },
    },
    size: {
      s: { inlineSize: vars.control.s, blockSize: vars.control.s },
      m: { inlineSize: vars.control.m, blockSize: vars.control.m },
      l: { inlineSize: vars.control.l, blockSize: vars.control.l },
    },
    round: { true: { borderRadius: vars.radius.round }, false: {} },
  },
})
