import { globalStyle, style } from '@vanilla-extract/css'
import { chosenOff, tint } from '../surface/tint'
import { vars } from '../theme/contract.css'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:has(> label > :disabled))': { backgroundColor: vars.color.hover },
    '&:has(> label > :checked)': tint,
    '&:has(> label > :checked:disabled)': chosenOff,
  },
})
export const choice = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.m,
  minBlockSize: vars.control.l,
  paddingBlock: vars.space.s,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
})
// Centred on its row, not on a line of text; the row is the press target.
globalStyle(`${choice} > input`, { insetBlockStart: 0 })
globalStyle(`${choice} > input::after`, { display: 'none' })
export const text = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    ':checked + &': { color: vars.color.accentText },
    ':disabled + &': { color: vars.color.textDisabled },
  },
})
export const label = style({ fontWeight: vars.fontWeight.medium })
/** Stays readable on a disabled row: it may say why. */
export const detail = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted })
