import { globalStyle, style } from '@vanilla-extract/css'
import * as stretchedTarget from '../card/stretched-target.css'
import { framed } from '../surface/framed.css'
import { tint } from '../surface/tint'
import { vars } from '../theme/contract.css'

export const list = style([framed, { margin: 0, padding: 0, listStyle: 'none' }])
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.l,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&[data-pressable]:not([data-disabled]):hover': { backgroundColor: vars.color.hover },
    '&[data-pressable]:not([data-disabled]):has(:active)': { backgroundColor: vars.color.pressed },
    '&[data-selected]': tint,
  },
})
globalStyle(`${row} > svg`, { color: vars.color.textMuted })
/** The second line stays readable on a disabled row: it may say why. */
export const lead = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { [`${row}[data-disabled] > &`]: { opacity: 0.5 } },
})
export const text = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  selectors: { [`${row}[data-selected] &`]: { color: vars.color.accentText } },
})
export const detail = style({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  lineHeight: vars.lineHeight.snug,
})
export const tail = style([
  stretchedTarget.actions,
  {
    alignItems: 'center',
    justifyContent: 'flex-end',
    flex: '0 1 auto',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.s,
    fontVariantNumeric: 'tabular-nums',
  },
])
export const press = style([
  stretchedTarget.press,
  {
    selectors: { '&:focus-visible::after': { outlineOffset: '-3px', borderRadius: vars.radius.m } },
  },
])
