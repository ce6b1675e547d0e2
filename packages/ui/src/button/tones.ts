import { vars } from '../theme/contract.css'

/** Tones shared by buttons with a label and buttons with an icon only. */
export const filledTones = {
  accent: {
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    ':hover': { backgroundColor: vars.color.accentHover },
    ':active': { backgroundColor: vars.color.accentPressed },
  },
  plain: {
    backgroundColor: vars.color.fill,
    borderColor: vars.color.fillBorder,
    color: vars.color.text,
    ':hover': { backgroundColor: vars.color.fillHover, borderColor: vars.color.fillBorderHover },
  },
} as const

/** Selects a disabled button. A busy one keeps its look. */
export const disabledSelector = '&:is(:disabled, [aria-disabled="true"]:not([data-busy]))'

/** Selects a pressed toggle and the button of an open menu, unless they are disabled. */
export const onSelector =
  '&:is([aria-pressed="true"], [aria-expanded="true"]):not(:disabled, [aria-disabled="true"]:not([data-busy]))'

/** The disabled look of a button that has no frame when enabled. */
export const noFrame = {
  backgroundColor: 'transparent',
  borderColor: 'transparent',
  color: vars.color.textDisabled,
} as const
