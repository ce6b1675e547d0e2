import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'
import { pageHeight, pageWidth } from '../page-stage/page-view.css'
import { swipingAttribute } from '../page-swipe/swipe-marks'
import { laidOutAttribute } from '../screen-layout/laid-out-attribute'

/** Box of a mark in page-image pixels, set by the component. */
export const markLeft = '--lectern-mark-left'
export const markTop = '--lectern-mark-top'
export const markWidth = '--lectern-mark-width'
export const markHeight = '--lectern-mark-height'

/** Smaller marks could not be pressed. */
const least = '1.5rem'
const share = (pixels: string, whole: string) => `100% * var(${pixels}) / var(${whole})`
const width = `clamp(${least}, ${share(markWidth, pageWidth)}, 100%)`
const height = `clamp(${least}, ${share(markHeight, pageHeight)}, 100%)`

/** Pages that are not shown. */
const beside = '[data-spread]:not([data-spread=shown])'

export const layer = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  isolation: 'isolate',
  // Its marks change no layout around it.
  contain: 'layout size style',
  userSelect: 'none',
  // Marks come along with a page that a finger moves in.
  selectors: { [`&[${swipingAttribute}]`]: { visibility: 'visible' } },
  '@supports': {
    '(content-visibility: hidden)': {
      // Each part of each mark would inherit it, and get new styles when its page is turned to or left. Marks beside the shown
      // page are laid out unseen and then skipped instead.
      visibility: 'visible',
      selectors: {
        [`${beside} &:not([${laidOutAttribute}])`]: { clipPath: 'inset(100%)' },
        [`${beside} &[${laidOutAttribute}]:not([${swipingAttribute}])`]: { contentVisibility: 'hidden' },
      },
    },
  },
})
/** Stays within the page, wherever its mark is. */
export const place = style({
  position: 'absolute',
  insetInlineStart: `min(${share(markLeft, pageWidth)}, 100% - ${width})`,
  insetBlockStart: `min(${share(markTop, pageHeight)}, 100% - ${height})`,
  inlineSize: width,
  blockSize: height,
  contain: 'layout style',
})
/** Fills its place. On touch screens the finger may miss it by a little. */
export const button = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  pointerEvents: 'auto',
  borderRadius: vars.radius.m,
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `min(0px, (100% - ${vars.control.s}) / 2)`,
    insetInline: `min(0px, (100% - ${vars.control.s}) / 2)`,
  },
})
