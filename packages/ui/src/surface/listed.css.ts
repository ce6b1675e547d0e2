import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** A row of a list on a raised surface: an entry of a menu, an option of a search list. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  userSelect: 'none',
})
/** The label, with or without content beside it. */
export const text = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
/** The heading of the rows below it. */
export const heading = style({
  paddingBlock: `${vars.space.s} ${vars.space.xs}`,
  paddingInline: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
})
