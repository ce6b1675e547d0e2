import { globalStyle, style } from '@vanilla-extract/css'
import { scrollRow } from '../scroll-row/scroll-row.css'
import { tint } from '../surface/tint'
import { vars } from '../theme/contract.css'

/** A phone held sideways has no room for icons above the labels. */
const low = '(height < 480px)'

export const tabs = style({
  display: 'grid',
  gap: vars.space.l,
  minInlineSize: 0,
  selectors: {
    '&[data-orientation="vertical"]': {
      gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr)',
      gap: vars.space.xl,
      alignItems: 'start',
    },
    '&[data-fills]': {
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: vars.space.s,
      blockSize: '100%',
      minBlockSize: 0,
    },
  },
})
export const list = style([
  scrollRow,
  {
    display: 'flex',
    gap: vars.space.xs,
    minInlineSize: 0,
    selectors: {
      // Aligns the text of the first tab and the line below the tabs with the panel.
      '&[data-orientation="horizontal"]': {
        marginInlineStart: `calc(-1 * ${vars.space.m})`,
        backgroundImage: `linear-gradient(${vars.color.border}, ${vars.color.border})`,
        backgroundSize: `calc(100% - ${vars.space.m}) 1px`,
        backgroundPosition: 'right bottom',
        backgroundRepeat: 'no-repeat',
      },
      '&[data-orientation="horizontal"]:dir(rtl)': { backgroundPosition: 'left bottom' },
      '&[data-orientation="vertical"]': {
        flexDirection: 'column',
        gap: vars.space.xxs,
        overflow: 'visible',
      },
      [`${tabs}[data-look=stacked] > &`]: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(min-content, 1fr)',
        gap: 0,
        marginInlineStart: 0,
        backgroundSize: '100% 1px',
      },
    },
  },
])
export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.m,
  paddingInline: vars.space.m,
  border: 'none',
  borderRadius: vars.radius.s,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `color ${vars.motion.quick}, background-color ${vars.motion.quick}`,
  // The line under the selected tab.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: vars.space.m,
    blockSize: '2px',
    borderRadius: vars.radius.round,
    backgroundColor: 'transparent',
    transition: `background-color ${vars.motion.quick}`,
  },
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: '-2px' },
  ':disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  selectors: {
    '&[data-orientation="horizontal"]': { whiteSpace: 'nowrap' },
    [`${tabs}[data-look=stacked] > * > &`]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space.xxs,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.xxs,
      fontSize: vars.fontSize.xs,
      textAlign: 'center',
      whiteSpace: 'normal',
    },
    [`${tabs}[data-look=stacked] > * > &::after`]: { insetInline: vars.space.xxs },
    // The focus ring stays whole.
    '&:focus-visible::after': { insetBlockEnd: vars.space.xs },
    '&[data-state="active"]': { color: vars.color.text },
    '&[data-state="active"]::after': { backgroundColor: vars.color.accentText },
    '&[data-orientation="vertical"]': { borderRadius: vars.radius.m, paddingBlock: vars.space.xs },
    '&[data-orientation="vertical"]:hover:not(:disabled)': { backgroundColor: vars.color.hover },
    '&[data-orientation="vertical"][data-state="active"]': {
      ...tint,
      color: vars.color.accentText,
    },
    '&[data-orientation="vertical"]::after': { display: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="active"]::after': { backgroundColor: 'Highlight' } },
    },
  },
})
globalStyle(`${tabs}[data-look=stacked] > * > ${tab} > svg`, { '@media': { [low]: { display: 'none' } } })
/** Aligns the counts of vertical tabs. */
export const count = style({
  display: 'inline-flex',
  selectors: { [`${tab}[data-orientation="vertical"] > &`]: { marginInlineStart: 'auto' } },
})
export const panel = style({
  minInlineSize: 0,
  borderRadius: vars.radius.s,
  selectors: {
    [`${tabs}[data-fills] > &`]: { minBlockSize: 0, overflow: 'auto', overscrollBehavior: 'contain' },
    // Its first line is beside the first tab's.
    '&[data-orientation="vertical"]': {
      paddingBlockStart: `calc((${vars.control.m} - ${vars.lineHeight.normal} * 1em) / 2)`,
    },
  },
})
