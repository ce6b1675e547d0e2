import { globalStyle, style } from '@vanilla-extract/css'
import { fades, fading } from '../scroll-area/scroll-area.css'
import { framed } from '../surface/framed.css'
import { wholeAtItsEnd } from '../surface/same-side'
import { tint } from '../surface/tint'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const frame = style([
  framed,
  { display: 'flex', flexDirection: 'column', minBlockSize: 0, maxBlockSize: '100%' },
])
export const table = style({
  inlineSize: '100%',
  // With collapsed borders, the lines between rows would not stay with a sticky header.
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
    // Numbers are written left to right in every script, so their decimal points line up at the right.
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
  // Aligns the header text with the column; its press target is wider.
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
// The sort arrow appears on hover and focus; without a mouse, always.
const idleArrow = (state = '') => `${sortButton}[data-sort="none"]${state} > svg`
globalStyle(idleArrow(), { opacity: 0, '@media': { '(hover: none)': { opacity: 0.55 } } })
globalStyle(`${idleArrow(':hover')}, ${idleArrow(':focus-visible')}`, { opacity: 1 })

const bodyCell = {
  ...anyCell,
  blockSize: vars.control.l,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
} as const
export const cell = style(bodyCell)
export const nameCell = style({
  ...bodyCell,
  minInlineSize: '13.75rem',
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
})
/** A name takes two lines at most, to keep row heights similar. */
export const name = style({
  ...wholeAtItsEnd,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxInlineSize: `calc(100% + 2 * ${vars.space.xs})`,
  // Room for a link's focus ring. Less below would show the top of a third line.
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  margin: `calc(-1 * ${vars.space.xxs}) calc(-1 * ${vars.space.xs})`,
})
globalStyle(`${name} :focus-visible`, { outlineOffset: 0 })
export const row = style({
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { backgroundColor: vars.color.hover },
  selectors: { '&[data-selected]': tint },
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
// Centred in its cell, not on a line of text.
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
// Content below the bar has no rounded corners there.
globalStyle(`${selectionBar} ~ *`, { borderStartStartRadius: 0, borderStartEndRadius: 0 })
// More columns: wide enough that the edge cuts through text.
globalStyle(`${frame} ${fading}[data-hides~="inline-start"]`, { vars: { [fades.inlineStart]: vars.space.xxxl } })
globalStyle(`${frame} ${fading}[data-hides~="inline-end"]`, { vars: { [fades.inlineEnd]: vars.space.xxxl } })
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
