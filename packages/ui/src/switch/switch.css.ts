import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

/** Padding on each side that makes the track at least as high as a touch target. */
const reach = vars.space.m

export const row = style({ display: 'flex', gap: vars.space.m, alignItems: 'flex-start' })
export const text = style({
  display: 'grid',
  gap: vars.space.xxs,
  flex: '1 1 auto',
  minInlineSize: 0,
  justifyItems: 'start',
})
export const label = style({
  lineHeight: '1.5rem',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { [`${row}:has(:disabled) &`]: { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { paddingBlock: reach, marginBlock: `calc(-1 * ${reach})` } },
})

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  margin: 0,
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.field,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade}, border-color ${vars.motion.fade}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '0.1875rem',
    inlineSize: '1rem',
    blockSize: '1rem',
    marginBlockStart: `calc(-1 * ${vars.space.s})`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.textMuted,
    transition: `inset-inline-start ${vars.motion.fade} ${vars.motion.ease}, background-color ${vars.motion.fade}`,
  },
  '::after': { content: '', position: 'absolute', inset: `calc(-1 * ${reach})` },
  ':hover': { borderColor: vars.color.textMuted },
  selectors: {
    '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
    '&:checked:hover:not(:disabled)': { backgroundColor: vars.color.accentHover, borderColor: vars.color.accentHover },
    '&:checked::before': { insetInlineStart: '1.4375rem', backgroundColor: vars.color.onAccent },
    '&:disabled': { borderColor: vars.color.textDisabled, backgroundColor: 'transparent', cursor: 'not-allowed' },
    '&:disabled::before': { backgroundColor: vars.color.textDisabled },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', '::before': { display: 'none' } } },
})
