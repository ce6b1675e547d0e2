import { globalStyle, style } from '@vanilla-extract/css'
import { tint } from '../surface/tint'
import { vars } from '../theme/contract.css'
import { levelProperty, rowsAfter, rowsBefore } from './tree-properties'

const roomOf = (rows: string) => `calc(var(${rows}) * (${vars.control.s} + ${vars.space.xxs}))`

export const tree = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingBlock: `${roomOf(rowsBefore)} ${roomOf(rowsAfter)}`,
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.control.s,
  paddingInlineStart: `calc(${vars.space.xs} + var(${levelProperty}) * ${vars.space.xl})`,
  paddingInlineEnd: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  userSelect: 'none',
  // Long trees: rows out of view are not laid out or painted.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.control.s}`,
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { backgroundColor: vars.color.hover },
  ':active': { backgroundColor: vars.color.pressed },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-selected="true"]': {
      ...tint,
      color: vars.color.accentText,
      fontWeight: vars.fontWeight.medium,
    },
    '&[data-failure]': { color: vars.color.criticalText },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
export const expander = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: vars.space.xl,
  color: vars.color.textMuted,
})
// A tree without branches is a list.
const flat = `${tree}:not(:has([aria-expanded]))`
globalStyle(`${flat} ${expander}`, { display: 'none' })
globalStyle(`${flat} > *`, { paddingInlineStart: vars.space.m })
globalStyle(`${expander} > svg`, { transition: `rotate ${vars.motion.fade} ${vars.motion.ease}` })
globalStyle(`${expander}[data-open] > svg`, { rotate: '90deg' })
globalStyle(`${expander}[data-open] > svg:dir(rtl)`, { rotate: '-90deg' })
export const text = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  // A label in another direction begins where the others do.
  textAlign: 'match-parent',
  overflowWrap: 'anywhere',
})
export const tail = style({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
/** Takes the place that other rows have for their icon. */
export const failureIcon = style({ display: 'grid', flex: 'none' })
/** In a narrow container, actions are below the label. */
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
})
export const failureText = style({ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' })
