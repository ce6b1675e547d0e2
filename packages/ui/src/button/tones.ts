import { vars } from '../theme/contract.css'

/** The tones that buttons with words and buttons with a drawing wear alike. */
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

/** A button that cannot be pressed; one that is busy keeps its looks. */
export const off = '&:is(:disabled, [aria-disabled="true"]:not([data-busy]))'

/** How a button is off that has no frame while it works. */
export const noFrame = {
  backgroundColor: 'transparent',
  borderColor: 'transparent',
  color: vars.color.textDisabled,
} as const
