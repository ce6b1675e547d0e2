import { style } from '@vanilla-extract/css'
import { settleMilliseconds, settlingAttribute } from '../page-swipe/swipe-marks'
import { pannedAttribute, resizingAttribute, zoomedAttribute } from '../page-zoom/zoom-marks'
import { media, vars } from '@lectern/ui/tokens'

/**
 * Moves an element by nothing. An element that gets its first transform contains its descendants from then on, and Chromium
 * lays out each word of its pages again: on a slow phone, a gesture on a page of 1,000 words would begin a second late.
 */
const unmoved = '0px'

const sidewaysTurns = 'pan-y pinch-zoom'

export const stage = style({
  // Fingers that move sideways turn pages, unless the browser shows the page closer.
  touchAction: sidewaysTurns,
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  // The focus ring is drawn inside: the stage touches the window's edges and the bars.
  ':focus-visible': { outlineOffset: '-2px' },
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.xl,
  '@media': { [`${media.mobile}, (height < 480px)`]: { padding: 0 } },
  selectors: {
    [`&[${pannedAttribute}]`]: { touchAction: 'pan-x pan-y pinch-zoom' },
    // A zoomed page uses the whole stage. Scroll bars would change the size that the zoom is measured by.
    [`&[${zoomedAttribute}]`]: { padding: 0, scrollbarWidth: 'none' },
  },
})
/** Gets the size of the zoomed page, so that the stage scrolls over it. */
export const sizer = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'clip',
  // The page's shadow may overflow the sizer.
  overflowClipMargin: '6rem',
  selectors: {
    // Chromium takes no zero without a unit here, which is what a minifier leaves.
    [`&[${zoomedAttribute}]`]: { overflowClipMargin: 'initial' },
    [`[${resizingAttribute}] > &`]: { pointerEvents: 'none' },
  },
  '@media': {
    [`${media.mobile}, (height < 480px)`]: {
      blockSize: 'auto',
      minBlockSize: '100%',
      // Centres the page without a height for the box below: grids in a grid lay out all pages at any change in one of them.
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
    },
  },
})
export const layoutBox = style({
  translate: unmoved,
  inlineSize: '100%',
  blockSize: '100%',
  containerType: 'size',
  '@media': {
    [`${media.mobile}, (height < 480px)`]: { flex: 'none', containerType: 'inline-size', blockSize: 'auto' },
  },
})
/** All spreads are in one cell, so that a turned page is laid out already: only its place in the cell is computed again. */
export const deck = style({
  inlineSize: '100%',
  blockSize: '100%',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
})
/**
 * Margins of a hidden spread, ten times the stage's width: together higher than any page, so that the cell is as high as the
 * shown spread and both have the same centre.
 */
const noHeight = '-1000%'
/** Pages that are shown together. A zoom scales them, a finger moves them. */
export const spread = style({
  translate: unmoved,
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  selectors: {
    // Drawn last: the words of a new neighbour are not hidden until they are laid out.
    '&[data-spread=shown]': { order: 1 },
    '&:not([data-spread=shown])': {
      marginBlock: noHeight,
      visibility: 'hidden',
      // Words inherit what fingers do: those beside need no new styles when the stage lets fingers pan.
      touchAction: sidewaysTurns,
    },
    [`&[${settlingAttribute}]`]: { transition: `translate ${settleMilliseconds}ms ease-out` },
  },
})
