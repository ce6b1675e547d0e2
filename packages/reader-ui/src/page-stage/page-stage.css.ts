import { style } from '@vanilla-extract/css'
import { forwardProperty } from '../page-swipe/swipe-marks'
import { media, vars } from '@lectern/ui/tokens'

export const stage = style({
  // Fingers that move sideways turn pages, unless the browser shows the page closer.
  touchAction: 'pan-y pinch-zoom',
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // The focus ring is drawn inside: the stage touches the window's edges and the bars.
  ':focus-visible': { outlineOffset: '-2px' },
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.xl,
  '@media': { [`${media.mobile}, (height < 480px)`]: { padding: 0 } },
})
export const room = style({
  inlineSize: '100%',
  blockSize: '100%',
  containerType: 'size',
  '@media': {
    [`${media.mobile}, (height < 480px)`]: {
      display: 'grid',
      containerType: 'inline-size',
      blockSize: 'auto',
      minBlockSize: '100%',
    },
  },
})
export const deck = style({
  vars: { [forwardProperty]: '1' },
  selectors: { '&[dir=rtl]': { vars: { [forwardProperty]: '-1' } } },
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  overflow: 'clip',
  // The page's shadow may overflow the deck.
  overflowClipMargin: '6rem',
})
