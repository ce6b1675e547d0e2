import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  border: '1px solid transparent',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover:not(:has(> label > :disabled))': { backgroundColor: vars.color.hover },
    '&:has(> label > :checked)': { backgroundColor: vars.color.accentSoft, borderColor: vars.color.accent },
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
// In the middle of its row, not of a line of words; the row takes the press.
globalStyle(`${choice} > input`, { insetBlockStart: 0 })
globalStyle(`${choice} > input::after`, { display: 'none' })
export const words = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { ':disabled + &': { opacity: 0.55 } },
})
export const label = style({ fontWeight: vars.fontWeight.medium })
export const detail = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted })
