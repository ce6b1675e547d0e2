import { style, styleVariants } from '@vanilla-extract/css'
import { fading } from '../surface/fade.css'
import { raisedEdge } from '../surface/raised-edge'
import { scrim } from '../surface/scrim.css'
import { vars } from '../theme/contract.css'
import { drawerPixels, sheetBreakpointPixels } from '../theme/constant-table'
import { media } from '../theme/media'

export const drawer = style([
  fading,
  {
    position: 'fixed',
    insetBlock: 0,
    zIndex: vars.layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `${drawerPixels}px`,
    maxInlineSize: '100vw',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.high,
    ':focus': { outline: 'none' },
  },
])
export const side = styleVariants({
  start: { insetInlineStart: 0, borderInlineEnd: raisedEdge },
  end: { insetInlineEnd: 0, borderInlineStart: raisedEdge },
})
/** As high as its content, at the lower edge of a phone: the page above it stays in sight. */
export const sheet = style({
  '@media': {
    [media.sheet]: {
      insetBlock: 'auto 0',
      inlineSize: '100%',
      maxBlockSize: '85dvh',
      borderInline: 'none',
      borderBlockStart: raisedEdge,
      borderStartStartRadius: vars.radius.xl,
      borderStartEndRadius: vars.radius.xl,
    },
  },
})
/** Above phones the page stays as bright as it is, to be looked at together with the drawer. */
export const clearScrim = style([
  scrim,
  { '@media': { [`(width >= ${sheetBreakpointPixels}px)`]: { backgroundColor: 'transparent' } } },
])
