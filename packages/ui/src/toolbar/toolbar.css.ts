import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { scrollRow, signStrip } from '../scroll-row/scroll-row.css'
import { vars } from '../theme/contract.css'
import { innerHeight, well } from '../surface/chosen'

/** Holds the border of the bar, so that only the scrolled content fades. */
const frameBase = style({
  position: 'relative',
  display: 'flex',
  maxInlineSize: '100%',
  minInlineSize: 0,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[data-orientation="vertical"]': { display: 'inline-flex', maxBlockSize: '100%' },
  },
})
export const frame = styleVariants({
  sheet: [frameBase, { borderRadius: vars.radius.l, border: `1px solid ${vars.color.border}` }],
  edge: [frameBase, { borderBlockEnd: `1px solid ${vars.color.border}` }],
})
export const toolbar = style([
  scrollRow,
  {
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    padding: vars.space.xs,
    borderRadius: 'inherit',
    vars: { [signStrip]: '1.5rem' },
    selectors: {
      '&[data-orientation="vertical"]': {
        flexDirection: 'column',
        alignItems: 'stretch',
        overflow: 'hidden auto',
      },
    },
  },
])
// An arrow at the end where more tools follow, centred in the strip that is kept free.
const arrow = {
  content: '',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.1875rem)',
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  borderBlockStart: '1.5px solid',
  borderInlineEnd: '1.5px solid',
  color: vars.color.textMuted,
  pointerEvents: 'none',
} as const
globalStyle(`${frameBase}:has(> [data-more-start])::before`, {
  ...arrow,
  insetInlineStart: '0.5625rem',
  rotate: '-135deg',
})
globalStyle(`${frameBase}:has(> [data-more-end])::after`, { ...arrow, insetInlineEnd: '0.5625rem', rotate: '45deg' })
globalStyle(`${frameBase}:has(> [data-more-start]):dir(rtl)::before`, { rotate: '135deg' })
globalStyle(`${frameBase}:has(> [data-more-end]):dir(rtl)::after`, { rotate: '-45deg' })

// All tools look the same, whatever component they are.
globalStyle(`${toolbar} button:where(:not([aria-label]))`, {
  paddingInline: vars.space.m,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
})
globalStyle(`${toolbar} button:where(:not([aria-label]):hover)`, { color: vars.color.text })
export const group = style({
  display: 'inline-flex',
  flex: 'none',
  flexDirection: 'inherit',
  gap: vars.space.xxs,
})
/** The well around tools of which one is current, as high as the tools beside it. */
export const choice = style(well)
const uprightDrawing = (selector: string) => `${toolbar}[data-orientation="vertical"] ${selector} button[aria-label]`
// Icons stay centred when labels make the bar wider.
globalStyle(uprightDrawing('*'), { marginInline: 'auto' })
// In a vertical bar the well is as wide as the tools beside it.
globalStyle(uprightDrawing(`> ${choice}`), { inlineSize: innerHeight(vars.control.m) })
export const separator = style({
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '1px',
  marginBlock: vars.space.xs,
  marginInline: vars.space.xs,
  backgroundColor: vars.color.border,
  selectors: { '&[data-orientation="horizontal"]': { inlineSize: 'auto', blockSize: '1px' } },
})
export const text = style({
  flex: 'none',
  minInlineSize: '3.5rem',
  textAlign: 'center',
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
})
/** Pushes the following tools to the end of the bar. */
export const rest = style({ flex: '1 1 auto' })
export const tool = style({
  flex: 'none',
  minInlineSize: innerHeight(vars.control.m),
  whiteSpace: 'nowrap',
})
/** A toggle in a bar has no rim. */
export const toggle = style({
  flex: 'none',
  borderRadius: vars.radius.m,
  minBlockSize: vars.control.m,
  minInlineSize: vars.control.m,
  whiteSpace: 'nowrap',
})
