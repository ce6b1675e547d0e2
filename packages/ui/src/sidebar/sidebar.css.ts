import { globalStyle, style } from '@vanilla-extract/css'
import { tint } from '../surface/tint'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '15.5rem',
  blockSize: '100%',
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  selectors: { '&[data-collapsed]': { inlineSize: `calc(${vars.control.m} + 2 * ${vars.space.s} + 1px)` } },
  '@media': { [media.mobile]: { display: 'none' } },
})
export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowBlock: 'auto',
  padding: vars.space.s,
  scrollbarWidth: 'thin',
})
/** As wide as the drawer's scrolling part: a wider list would cut off the focus rings. */
export const sheet = style({ display: 'grid', gap: vars.space.l, marginInline: `calc(-1 * ${vars.space.s})` })
export const top = style({ padding: vars.space.xs })
export const section = style({
  selectors: {
    '&[data-collapsed] + &[data-collapsed]': {
      paddingBlockStart: vars.space.s,
      marginBlockStart: `calc(-1 * ${vars.space.s})`,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
})
export const title = style({
  paddingInline: vars.space.m,
  paddingBlockEnd: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: vars.space.xxs })
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.control.m,
  paddingInline: vars.space.m,
  border: 0,
  borderRadius: vars.radius.m,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  ':active': { backgroundColor: vars.color.pressed },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': { ...tint, color: vars.color.accentText },
    // A single icon is centred in its square.
    [`${section}[data-collapsed] &`]: {
      inlineSize: vars.control.m,
      paddingInline: 0,
      justifyContent: 'center',
    },
  },
})
export const text = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
})
export const tail = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
/** A dot replaces a count that has no room. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accentText,
})
export const footer = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'flex-end',
  padding: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
globalStyle(`${sidebar}[data-collapsed] > ${footer}`, { justifyContent: 'center' })
export const opener = style({ '@media': { [media.desktop]: { display: 'none' } } })
