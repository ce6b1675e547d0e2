import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'
import { hint, invalid } from './field.css'

/** Padding on each side that makes a mark as high as a touch target. */
const reach = '0.75rem'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignItems: 'start',
})
export const text = style({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start' })
export const label = style({
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { [`${row}:has(:disabled) &`]: { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  '@media': {
    [media.touch]: { paddingBlock: vars.space.s, marginBlock: `calc(-1 * ${vars.space.s})` },
  },
})
// Beside a single disabled choice the text may say why. In a disabled group it would stand out too much.
globalStyle(`fieldset:disabled ${row} ${hint}`, { color: vars.color.textDisabled })

/** The box or ring that is filled when chosen. A larger square around it is the touch target. */
export const mark = style({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
  // Centred on the first line of the label.
  insetBlockStart: '0.075rem',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.field,
  color: vars.color.onAccent,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  '::after': { content: '', position: 'absolute', inset: `calc(-1 * ${reach})` },
  ':hover': { borderColor: vars.color.textMuted },
  ':active': { backgroundColor: vars.color.pressed },
  selectors: {
    '&:checked:not(:disabled), &:indeterminate:not([type="radio"], :disabled)': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
    '&:checked:hover:not(:disabled), &:indeterminate:hover:not(:disabled, [type="radio"])': {
      borderColor: vars.color.accentHover,
      backgroundColor: vars.color.accentHover,
    },
    '&:disabled': {
      borderColor: vars.color.textDisabled,
      backgroundColor: 'transparent',
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
    '&[aria-invalid="true"]:not(:checked), &[data-invalid]:not(:checked)': invalid,
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', '::before': { display: 'none' } } },
})
