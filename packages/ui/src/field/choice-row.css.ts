import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

/** From the height of a mark to the height a finger needs, at each side. */
const reach = '0.75rem'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignItems: 'start',
})
export const words = style({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start' })
export const label = style({
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { [`${row}:has(:disabled) &`]: { opacity: 0.55, cursor: 'not-allowed' } },
  '@media': {
    [media.touch]: { paddingBlock: vars.space.s, marginBlock: `calc(-1 * ${vars.space.s})` },
  },
})
export const hint = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted, lineHeight: vars.lineHeight.snug })
export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'flex-start',
  color: vars.color.criticalText,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
})

/** The box or ring that is filled when chosen; a larger square round it takes the press. */
export const mark = style({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  margin: 0,
  // Its middle on the middle of the label's first line.
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
  ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
  selectors: {
    '&:checked, &:indeterminate:not([type="radio"])': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
    '&:checked:hover:not(:disabled), &:indeterminate:hover:not(:disabled, [type="radio"])': {
      borderColor: vars.color.accentHover,
      backgroundColor: vars.color.accentHover,
    },
    '&[aria-invalid="true"]:not(:checked), &[data-invalid]:not(:checked)': { borderColor: vars.color.criticalText },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', '::before': { display: 'none' } } },
})
