import { style } from '@vanilla-extract/css'
import { scrollRow } from '../scroll-row/scroll-row.css'
import { vars } from '../theme/contract.css'

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
  },
})
export const list = style([
  scrollRow,
  {
    display: 'flex',
    gap: vars.space.xs,
    minInlineSize: 0,
    boxShadow: `inset 0 -1px ${vars.color.border}`,
    selectors: {
      '&[data-orientation="vertical"]': {
        flexDirection: 'column',
        gap: vars.space.xxs,
        boxShadow: 'none',
        overflow: 'visible',
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
  // The line under the tab that is shown.
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
  ':disabled': { opacity: 0.45, cursor: 'not-allowed' },
  selectors: {
    '&[data-orientation="horizontal"]': { whiteSpace: 'nowrap' },
    '&[data-state="active"]': { color: vars.color.text },
    '&[data-state="active"]::after': { backgroundColor: vars.color.accentText },
    '&[data-orientation="vertical"]': { borderRadius: vars.radius.m, paddingBlock: vars.space.xs },
    '&[data-orientation="vertical"]:hover:not(:disabled)': { backgroundColor: vars.color.hover },
    '&[data-orientation="vertical"][data-state="active"]': { backgroundColor: vars.color.accentSoft },
    '&[data-orientation="vertical"]::after': {
      insetBlock: vars.space.s,
      insetInline: '0 auto',
      inlineSize: '2px',
      blockSize: 'auto',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-state="active"]::after': { backgroundColor: 'Highlight' } },
    },
  },
})
export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.s })
