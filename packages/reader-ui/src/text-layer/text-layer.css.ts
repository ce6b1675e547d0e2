import { createGlobalVar, style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'
import { laidOutAttribute } from '../screen-layout/laid-out-attribute'
import { TEXT_LAYER_FONT } from './measure-text'

/**
 * Hundredth of the page's width, the unit of all lengths in the layer. It is registered as a length, so that it is computed
 * once: words with `cqw` of their own get new styles, and are laid out again, whenever anything around the page is laid out.
 */
export const pageHundredth = createGlobalVar('lectern-page-hundredth', {
  syntax: '<length>',
  inherits: true,
  initialValue: '1px',
})

/**
 * Styles real text over the page image. A block is one run of inline text whose content box has no width, so that each line
 * breaks where the page's does; words have the size of their rects.
 */
export const layer = style({
  vars: { [pageHundredth]: '1cqw' },
  position: 'absolute',
  inset: 0,
  display: 'flow-root',
  overflow: 'clip',
  fontFamily: TEXT_LAYER_FONT,
  textRendering: 'geometricPrecision',
  fontKerning: 'none',
  fontVariantLigatures: 'none',
  color: 'transparent',
  // Otherwise forced colours show these words, of unlike sizes, on plates that hide the picture's.
  forcedColorAdjust: 'none',
  userSelect: 'text',
  WebkitTapHighlightColor: 'transparent',
  '@supports': {
    '(content-visibility: hidden)': {
      // Each word would inherit it, and get new styles when its page is turned to. The words of a page beside are laid out
      // once and then skipped instead.
      visibility: 'visible',
      selectors: { [`[data-spread]:not([data-spread=shown]) &[${laidOutAttribute}]`]: { contentVisibility: 'hidden' } },
    },
  },
})
export const block = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: 0,
  fontSize: 0,
  lineHeight: 0,
  whiteSpace: 'pre-wrap',
  textAlign: 'start',
})
// Isolated like its words: otherwise Chromium breaks the line after the start of the next one and gives it that height.
export const line = style({ whiteSpace: 'pre', unicodeBidi: 'isolate' })
export const word = style({
  lineHeight: 0,
  // Each word is isolated, so that bidi does not reorder words in another script than the line's.
  unicodeBidi: 'isolate',
  color: 'transparent',
  '::selection': { backgroundColor: `color-mix(in srgb, ${vars.color.accent} 45%, transparent)`, color: 'transparent' },
  selectors: {
    '&[data-narrated]': { cursor: 'pointer' },
  },
})
