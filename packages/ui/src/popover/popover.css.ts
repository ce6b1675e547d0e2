import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fading } from '../surface/fade.css'
import * as surface from '../surface/raised.css'
import { raisedEdgeColor } from '../surface/raised-edge'
import { vars } from '../theme/contract.css'

export const popover = style([
  surface.raised,
  fading,
  {
    zIndex: vars.layer.menu,
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: 'calc(100vw - 1rem)',
    maxBlockSize: 'var(--radix-popper-available-height)',
    ':focus': { outline: 'none' },
  },
])
export const size = styleVariants({
  s: { inlineSize: '15rem' },
  m: { inlineSize: '20rem' },
  l: { inlineSize: '26rem' },
})
export const title = style([
  surface.title,
  {
    // The first line is centred on the close button and clear of it.
    paddingBlockStart: `calc(${vars.space.s} + (${vars.control.s} - ${vars.lineHeight.snug} * 1em) / 2)`,
    paddingInline: `${vars.space.l} calc(${vars.control.s} + ${vars.space.m})`,
  },
])
/** Last in the tab order, so that the focus starts on the popover's content. */
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  // Aligns the strokes of its cross with the edge of the text.
  insetInlineEnd: `calc(${vars.space.l} - (${vars.control.s} - 0.625rem) / 2)`,
})
// With a touch-sized button, the focus ring is drawn inside, close to the cross.
globalStyle(`${close} button:focus-visible`, {
  outlineOffset: `calc((1.75rem - ${vars.control.s}) / 2)`,
  borderRadius: vars.radius.l,
})
export const body = style({
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: vars.space.l,
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  fontSize: vars.fontSize.s,
  borderRadius: vars.radius.l,
  ':focus-visible': { outlineOffset: '-4px' },
})
export const bare = style({ paddingBlock: vars.space.l })
export const footer = style([surface.footer, { paddingBlock: vars.space.m, paddingInline: vars.space.l }])
/** Covers the border that it continues. */
export const arrow = style({ display: 'block', marginBlockStart: '-1px', overflow: 'visible' })
export const arrowFill = style({
  fill: vars.color.raised,
  stroke: raisedEdgeColor,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
})

/** On a phone held sideways, a popover is a sheet at the end of the window: it would be cut, or cover what it is about. */
const low = '(height < 480px)'
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${popover})`, {
  '@media': {
    [low]: {
      inset: '0 auto !important',
      insetInline: 'auto 0 !important',
      transform: 'none !important',
      blockSize: '100dvh',
      minInlineSize: '0 !important',
    },
  },
})
globalStyle(popover, {
  '@media': { [low]: { blockSize: '100dvh', maxBlockSize: '100dvh', maxInlineSize: '55vw', borderRadius: 0 } },
})
globalStyle(`${popover} ${arrow}`, { '@media': { [low]: { display: 'none' } } })
