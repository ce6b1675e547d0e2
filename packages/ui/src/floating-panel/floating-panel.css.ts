import { style, styleVariants } from '@vanilla-extract/css'
import { fading } from '../surface/fade.css'
import * as surface from '../surface/raised.css'
import { raisedEdge } from '../surface/raised-edge'
import { vars } from '../theme/contract.css'

export const panel = style([
  surface.raised,
  fading,
  {
    position: 'fixed',
    zIndex: vars.layer.aside,
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: '100vw',
    ':focus': { outline: 'none' },
  },
])
export const shape = styleVariants({
  /** Placed by its user, who moves it from the upper corner at the start of the line. */
  free: {
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 'min(24rem, 100vw - 1rem)',
    maxBlockSize: 'min(36rem, 100dvh - 1rem)',
  },
  wide: {
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: 'min(40rem, 100vw - 1rem)',
    maxBlockSize: 'calc(100dvh - 1rem)',
  },
  /** A sheet within reach of the thumb, below half of what it belongs to. On a phone held sideways it is beside it. */
  sheet: {
    insetBlockEnd: 0,
    insetInline: 0,
    maxBlockSize: '65dvh',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    borderInline: 'none',
    borderBlockEnd: 'none',
    '@media': {
      '(orientation: landscape)': {
        insetBlock: 0,
        insetInlineStart: 'auto',
        inlineSize: 'min(24rem, 55vw)',
        maxBlockSize: '100dvh',
        borderRadius: 0,
        borderBlock: 'none',
        borderInlineStart: raisedEdge,
      },
    },
  },
})
export const title = style([
  surface.title,
  {
    flex: 'none',
    maxBlockSize: '30%',
    overflow: 'auto',
    // The first line is centred on the close button and clear of it.
    paddingBlockStart: `calc(${vars.space.s} + (${vars.control.s} - ${vars.lineHeight.snug} * 1em) / 2)`,
    paddingInlineStart: vars.space.l,
    marginInlineEnd: `calc(${vars.control.s} + ${vars.space.m})`,
  },
])
/** Takes the direction of its text. The title around it keeps that of the interface, clear of the close button. */
export const titleText = style({ display: 'block' })
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: vars.space.l,
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.l,
  ':focus-visible': { outlineOffset: '-4px' },
})
export const footer = style([surface.footer, { flex: 'none', paddingBlock: vars.space.m, paddingInline: vars.space.l }])
/** Last in the tab order, so that the focus starts on the content. */
export const close = style({ position: 'absolute', insetBlockStart: vars.space.s, insetInlineEnd: vars.space.s })
