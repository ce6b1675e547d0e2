import { recipe } from '@vanilla-extract/recipes'
import { filledTones, noFrame, disabledSelector, onSelector } from '../button/tones'
import { vars } from '../theme/contract.css'
import { forcedOn, toggledOn } from '../surface/chosen'

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
      [disabledSelector]: {
        backgroundColor: 'transparent',
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
      },
      '&[data-busy]': { cursor: 'progress' },
    },
    '@media': {
      '(forced-colors: active)': { borderColor: 'ButtonText', selectors: { [onSelector]: forcedOn } },
    },
  },
  variants: {
    tone: {
      ...filledTones,
      quiet: {
        backgroundColor: 'transparent',
        color: vars.color.textMuted,
        ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
        ':active': { backgroundColor: vars.color.pressed },
        selectors: {
          '&[aria-pressed="true"]': toggledOn,
          // The open state of a menu button.
          '&[aria-expanded="true"]': { backgroundColor: vars.color.hover, color: vars.color.text },
          [disabledSelector]: noFrame,
        },
      },
      critical: {
        backgroundColor: 'transparent',
        color: vars.color.criticalText,
        ':hover': { backgroundColor: vars.color.criticalSoft },
        selectors: { [disabledSelector]: noFrame },
      },
    },
    size: {
      s: { inlineSize: vars.control.s, blockSize: vars.control.s },
      m: { inlineSize: vars.control.m, blockSize: vars.control.m },
      l: { inlineSize: vars.control.l, blockSize: vars.control.l },
    },
    labelled: {
      true: {
        gap: vars.space.s,
        inlineSize: 'auto',
        paddingInline: vars.space.m,
        color: vars.color.text,
        fontSize: vars.fontSize.s,
        fontWeight: vars.fontWeight.medium,
        whiteSpace: 'nowrap',
      },
    },
    round: { true: { borderRadius: vars.radius.round }, false: {} },
  },
})
