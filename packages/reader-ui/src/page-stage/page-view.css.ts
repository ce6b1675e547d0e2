import { keyframes, style } from '@vanilla-extract/css'
import { imageOverlayDelayMilliseconds, lowWindowPageWidth } from '@lectern/core/book'
import { media, vars } from '@lectern/ui/tokens'
import { swipingAttribute } from '../page-swipe/swipe-marks'

/** Size of the page image in pixels, and the number of pages that are shown together, set by the component. */
export const pageWidth = '--lectern-page-width'
export const pageHeight = '--lectern-page-height'
export const pagesAcross = '--lectern-pages-across'

const appear = keyframes({ from: { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

/**
 * Shows the parts of a neighbouring page that a finger moves in. Its words stay hidden: they are transparent over the picture.
 */
const shownBeside = {
  [`&[${swipingAttribute}]`]: { visibility: 'visible', boxShadow: 'inherit' },
} as const

export const page = style({
  position: 'relative',
  // The highlight's blend mode affects this page only.
  isolation: 'isolate',
  flex: 'none',
  aspectRatio: `var(${pageWidth}) / var(${pageHeight})`,
  // As large as fits into the stage, which is the size container.
  inlineSize: `min(100cqi / var(${pagesAcross}), 100cqb * var(${pageWidth}) / var(${pageHeight}))`,
  containerType: 'inline-size',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.pageEdge,
  boxShadow: `0 0 0 1px ${vars.color.pageEdge}, ${vars.shadow.high}`,
  // The shadow of one page would fall on the other.
  selectors: { '&:not(:only-child)': { boxShadow: `0 0 0 1px ${vars.color.pageEdge}` } },
  '@media': {
    // On a phone the page fills the width and scrolls.
    [`${media.mobile}, (height < 480px)`]: { borderRadius: 0, boxShadow: 'none' },
    [media.mobile]: { inlineSize: `min(100cqi / var(${pagesAcross}), 42rem)` },
    // On a phone that is held sideways it is as wide as upright, so that half of it is visible.
    '(height < 480px)': { inlineSize: `min(100cqi / var(${pagesAcross}), ${lowWindowPageWidth})` },
  },
})
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  userSelect: 'none',
  selectors: { '&:not([data-loaded])': { opacity: 0 }, ...shownBeside },
})
export const waiting = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  backgroundColor: vars.color.raised,
  animation: `${appear} ${vars.motion.calm} ${imageOverlayDelayMilliseconds}ms backwards, ${breathe} 1.8s 300ms ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: `${appear} 1ms ${imageOverlayDelayMilliseconds}ms backwards` } },
  selectors: shownBeside,
})
export const error = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'inherit',
  backgroundColor: vars.color.surface,
  selectors: shownBeside,
})
/** A page without an image, such as a generated cover, shows its name: high enough for a phone that is held sideways. */
export const noImage = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'start center',
  justifyItems: 'center',
  gap: '6cqi',
  padding: '32cqi 8cqi 8cqi',
  borderRadius: 'inherit',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.title,
  fontSize: 'clamp(1rem, 8cqi, 3rem)',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    ...shownBeside,
    '&::after': { content: '', inlineSize: '16cqi', blockSize: '0.8cqi', backgroundColor: vars.color.accent },
  },
})
