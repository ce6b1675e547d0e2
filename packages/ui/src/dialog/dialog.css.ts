import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fading } from '../surface/fade.css'
import * as surface from '../surface/raised.css'
import { scrim as plainScrim } from '../surface/scrim.css'
import { vars } from '../theme/contract.css'
import { dialogWidths } from '../theme/constant-table'
import { media } from '../theme/media'

/** A phone held sideways. */
const low = '(height < 480px)'
const edge = `min(${vars.space.xl}, ${vars.page.gutter})`

export const scrim = style([
  plainScrim,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: vars.space.s,
    overflow: 'auto',
    '@media': { [media.sheet]: { placeItems: 'end center', padding: 0 } },
  },
])
export const dialog = style([
  surface.raised,
  fading,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: '100%',
    maxBlockSize: 'calc(100dvh - 2rem)',
    borderRadius: vars.radius.xl,
    ':focus': { outline: 'none' },
    // A sheet at the lower edge, within reach of the thumb.
    '@media': {
      [low]: { maxBlockSize: 'calc(100dvh - 1rem)' },
      [media.sheet]: {
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        borderInline: 'none',
        borderBlockEnd: 'none',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      },
    },
  },
])
const sheet = { '@media': { [media.sheet]: { inlineSize: '100%' } } } as const
export const size = styleVariants(dialogWidths, (inlineSize, name) => ({
  inlineSize,
  ...(name === 'huge' ? { blockSize: '95dvh' } : {}),
  ...sheet,
}))
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  // Keeps the focus ring of the scrolling part clear of the dialog's edges.
  marginInline: vars.space.s,
  marginBlockStart: vars.space.s,
  paddingBlock: `calc(${vars.space.xl} - ${vars.space.s}) ${vars.space.s}`,
  paddingInline: `calc(${edge} - ${vars.space.s})`,
  borderRadius: vars.radius.m,
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [low]: { paddingBlock: vars.space.xs } },
})
/** Last in the tab order, so that the focus starts on the dialog's content. */
export const close = style({
  position: 'absolute',
  // Centred on the first line of the title.
  insetBlockStart: `calc(${vars.space.xl} + 0.875rem - ${vars.control.m} / 2)`,
  insetInlineEnd: `calc(${edge} - ${vars.space.s})`,
  '@media': { [low]: { insetBlockStart: vars.space.xs } },
})
export const text = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
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
  // Keeps the focus ring clear of the dialog's edges.
  marginInline: vars.space.s,
  marginBlockEnd: vars.space.s,
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
  paddingInline: `calc(${edge} - ${vars.space.s})`,
  borderRadius: vars.radius.m,
  ':focus-visible': { outlineOffset: '-2px' },
})
export const footer = style([
  surface.footer,
  {
    // Two focus rings beside each other stay separate.
    gap: vars.space.m,
    paddingBlock: vars.space.l,
    paddingInline: edge,
    selectors: { '&[data-stacked]': { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' } },
  },
])
// Scrolled content ends at the line above the buttons, without a gap before it.
globalStyle(`${body}:has(+ ${footer}:not(:empty))`, {
  marginBlockEnd: 0,
  paddingBlockEnd: `calc(${vars.space.l} + ${vars.space.s})`,
})
// If only the buttons follow, or nothing, the text keeps its distance.
globalStyle(`${header}:has(+ :is(${footer}, ${close}))`, {
  paddingBlockEnd: vars.space.xl,
})
// A very long question scrolls, so that its buttons stay in the window.
globalStyle(`${header}:has(+ ${footer})`, {
  minBlockSize: 0,
  overflow: 'auto',
  marginBlockEnd: vars.space.s,
  paddingBlockEnd: `calc(${vars.space.xl} - ${vars.space.s})`,
})
// On phones the buttons are equally wide: side by side if their labels fit in one line, otherwise stacked.
globalStyle(`${footer}:not(:empty) > *`, {
  '@media': { [media.sheet]: { flex: '1 1 6rem', minInlineSize: 'fit-content' } },
})
globalStyle(`${footer}[data-stacked]:not(:empty) > *`, { flex: 'none', minInlineSize: 0 })
