import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  isolation: 'isolate',
})
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
    '&[data-selected]': { backgroundColor: vars.color.accentSoft },
  },
})
globalStyle(`${row} > svg`, { color: vars.color.textMuted })
/** The quieter line stays readable where the row cannot be pressed: it may say why. */
export const lead = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: { [`${row}[data-disabled] > &`]: { opacity: 0.5 } },
})
export const words = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug })
export const detail = style({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  lineHeight: vars.lineHeight.snug,
})
/** Over what makes the whole row one target, which only its own links and buttons keep from being pressed. */
export const tail = style({
  position: 'relative',
  zIndex: vars.layer.header,
  pointerEvents: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  flex: '0 1 auto',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${tail} :is(a, button, label)`, { pointerEvents: 'auto' })
export const press = style({
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
      borderRadius: vars.radius.m,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  },
})
