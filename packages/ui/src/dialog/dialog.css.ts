import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const fadeIn = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } })

const edge = `min(${vars.space.xl}, ${vars.page.gutter})`

const fading = {
  animation: `${fadeIn} ${vars.motion.fade} ease-out both`,
  selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${vars.motion.fade} ease-in both` } },
} as const

export const scrim = style({
  ...fading,
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space.s,
  overflow: 'auto',
  backgroundColor: vars.color.scrim,
  '@media': { [media.mobile]: { placeItems: 'end center', padding: 0 } },
})
export const dialog = style({
  ...fading,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 2rem)',
  borderRadius: vars.radius.xl,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  ':focus': { outline: 'none' },
  // A sheet from the lower edge, where the thumb is.
  '@media': {
    [media.mobile]: {
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderInline: 'none',
      borderBlockEnd: 'none',
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
})
const sheet = { '@media': { [media.mobile]: { inlineSize: '100%' } } } as const
/** Widths in pixels as the product has them; `huge` takes 95 percent of the window. */
export const size = styleVariants({
  s: { inlineSize: '400px', ...sheet },
  m: { inlineSize: '560px', ...sheet },
  l: { inlineSize: '720px', ...sheet },
  xl: { inlineSize: '960px', ...sheet },
  huge: { inlineSize: '95vw', blockSize: '95dvh', ...sheet },
})
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: `${vars.space.xl} ${vars.space.s}`,
  paddingInline: edge,
})
/** Last in the order of the Tab key, so that a dialog opens with the focus on what it is for. */
export const close = style({
  position: 'absolute',
  // Its middle on the middle of the title's first line.
  insetBlockStart: `calc(${vars.space.xl} + 0.875rem - ${vars.control.m} / 2)`,
  insetInlineEnd: `calc(${edge} - ${vars.space.s})`,
})
export const words = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const title = style({
  // Clear of the close button.
  paddingInlineEnd: vars.control.m,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.008em',
  overflowWrap: 'break-word',
})
export const description = style({ color: vars.color.textMuted })
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: `${vars.space.s} ${vars.space.xl}`,
  paddingInline: edge,
  ':focus-visible': { outlineOffset: '-2px' },
})
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  paddingBlock: vars.space.l,
  paddingInline: edge,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
// With nothing below them but the buttons or the end, the words keep their distance.
globalStyle(`${header}:has(+ :is(${footer}, ${close}))`, {
  paddingBlockEnd: vars.space.xl,
})
// A question as long as that scrolls, so that its buttons stay in the window.
globalStyle(`${header}:has(+ ${footer})`, { minBlockSize: 0, overflow: 'auto' })
// On phones the buttons fill their rows: side by side while their words allow, else one below the other.
globalStyle(`${footer} > *`, { '@media': { [media.mobile]: { flex: '1 1 auto' } } })
