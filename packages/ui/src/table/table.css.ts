import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  maxBlockSize: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  // Its head lies over its rows and over nothing else.
  isolation: 'isolate',
})
export const table = style({
  inlineSize: '100%',
  // Lines between the rows go with a head that stays in sight only where the borders are not shared.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
})
globalStyle(`${table} > caption`, { position: 'absolute' })

const anyCell = {
  paddingInline: vars.space.l,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    // Figures run from left to right in every script, so their ones and points meet at the right.
    '&[data-kind="number"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-kind="number"]:dir(rtl)': { textAlign: 'start' },
    '&[data-kind="date"]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
} as const

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  backgroundColor: vars.color.raised,
})
export const headCell = style({
  ...anyCell,
  blockSize: vars.control.m,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
})
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.s,
  // The words stand over those of the column, the pressed field reaches beyond them.
  marginInline: `calc(-1 * ${vars.space.s})`,
  paddingInline: vars.space.s,
  border: 0,
  borderRadius: vars.radius.m,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  ':active': { backgroundColor: vars.color.pressed },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&:not([data-sort="none"])': { color: vars.color.text },
    '[data-kind="number"] > &:dir(ltr)': { flexDirection: 'row-reverse' },
  },
})
globalStyle(`${sortButton}[data-sort="none"] > svg`, { opacity: 0.55 })

const bodyCell = {
  ...anyCell,
  blockSize: vars.control.l,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
} as const
export const cell = style(bodyCell)
export const nameCell = style({
  ...bodyCell,
  minInlineSize: '10rem',
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
})
export const row = style({
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { backgroundColor: vars.color.hover },
  selectors: { '&[data-selected]': { backgroundColor: vars.color.accentSoft } },
})
globalStyle(`${table} > tbody > tr:last-child > *`, { borderBlockEnd: 0 })

export const boxCell = style({ inlineSize: '1%', paddingInline: `${vars.space.s} 0`, paddingBlock: 0 })
export const actionCell = style({
  inlineSize: '1%',
  paddingInline: `0 ${vars.space.s}`,
  paddingBlock: 0,
  textAlign: 'end',
})
export const boxTarget = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.s,
  blockSize: vars.control.m,
  cursor: 'pointer',
})
// In the middle of its cell, not of a line of words.
globalStyle(`${boxTarget} > input`, { insetBlockStart: 0 })

export const selectionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: `calc(${vars.control.s} + 2 * ${vars.space.s})`,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.accentSoft,
  fontSize: vars.fontSize.s,
})
export const selectionCount = style({ color: vars.color.accentText, fontWeight: vars.fontWeight.medium })
export const selectionActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginInlineStart: 'auto',
})

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.l} ${vars.space.s}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
})
export const pageSize = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineEnd: 'auto',
  '@media': { [media.mobile]: { inlineSize: '100%' } },
})
export const rowsShown = style({ fontVariantNumeric: 'tabular-nums' })
export const pageButtons = style({ display: 'flex', '@media': { [media.mobile]: { marginInlineStart: 'auto' } } })
