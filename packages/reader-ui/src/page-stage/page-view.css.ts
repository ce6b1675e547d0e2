import { keyframes, style } from '@vanilla-extract/css'
import {
  forwardProperty,
  settleMilliseconds,
  settlingAttribute,
  shiftProperty,
  swipingAttribute,
} from '../page-swipe/swipe-marks'
import { media, vars } from '@lectern/ui/tokens'

/** Size of the page image in pixels, set by the component. */
export const pageWidth = '--lectern-page-width'
export const pageHeight = '--lectern-page-height'

const appear = keyframes({ from: { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

const placeBeside = (side: string) =>
  `translateX(calc(var(${shiftProperty}) + ${side} * var(${forwardProperty}) * 100cqi))`

export const page = style({
  position: 'relative',
  // The highlight's blend mode affects this page only.
  isolation: 'isolate',
  flex: 'none',
  aspectRatio: `var(${pageWidth}) / var(${pageHeight})`,
  // As large as fits into the stage, which is the size container.
  inlineSize: `min(100cqi, 100cqb * var(${pageWidth}) / var(${pageHeight}))`,
  containerType: 'inline-size',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.pageEdge,
  boxShadow: `0 0 0 1px ${vars.color.pageEdge}, ${vars.shadow.high}`,
  selectors: {
    '&:not([data-shown])': {
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      visibility: 'hidden',
      pointerEvents: 'none',
    },
    // A finger moves the visible page and its neighbours, which stand a stage away from it.
    [`[${swipingAttribute}] &`]: { transform: `translateX(var(${shiftProperty}))` },
    [`[${settlingAttribute}] &`]: { transition: `transform ${settleMilliseconds}ms ease-out` },
    [`[${swipingAttribute}] &[data-beside=next]`]: { visibility: 'visible', transform: placeBeside('1') },
    [`[${swipingAttribute}] &[data-beside=previous]`]: { visibility: 'visible', transform: placeBeside('-1') },
  },
  '@media': {
    // On a phone the page fills the width and scrolls.
    [`${media.mobile}, (height < 480px)`]: { inlineSize: 'min(100cqi, 42rem)', borderRadius: 0, boxShadow: 'none' },
  },
})
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  userSelect: 'none',
  selectors: { '&:not([data-loaded])': { opacity: 0 } },
})
export const waiting = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  backgroundColor: vars.color.raised,
  animation: `${appear} ${vars.motion.calm} 50ms backwards, ${breathe} 1.8s 300ms ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: `${appear} 1ms 50ms backwards` } },
})
export const error = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'inherit',
  backgroundColor: vars.color.surface,
})
/** A page without an image shows its name. */
export const noImage = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '8cqi',
  borderRadius: 'inherit',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.title,
  fontSize: 'clamp(1rem, 8cqi, 3rem)',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
