import { style } from '@vanilla-extract/css'
import { drawMarkEdge, lightenMark, vars } from '@lectern/ui/tokens'
import { activeWordColor } from '../highlight/highlight-colors'
import { highlightProperties } from '../highlight/highlight-properties'
import { TEXT_LAYER_FONT } from './measure-text'

/**
 * Styles real text over the page image. A block is one run of inline text whose content box has no width, so that each line
 * breaks where the page's does; words have the size of their rects. Lengths are in `cqw`, hundredths of the page's width.
 */
export const layer = style({
  position: 'absolute',
  inset: 0,
  display: 'flow-root',
  overflow: 'clip',
  fontFamily: TEXT_LAYER_FONT,
  textRendering: 'geometricPrecision',
  fontKerning: 'none',
  fontVariantLigatures: 'none',
  color: 'transparent',
  userSelect: 'text',
  WebkitTapHighlightColor: 'transparent',
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
/** Extent of a word's highlight above, below, before and after its rect. */
export const glowAbove = '--lectern-glow-above'
export const glowBelow = '--lectern-glow-below'
export const glowBefore = '--lectern-glow-before'
export const glowAfter = '--lectern-glow-after'
/** Height of the letters of the word's line. */
export const glowLine = '--lectern-glow-line'

const light = {
  content: '',
  position: 'absolute',
  // The highlight's em is the line's height, whatever letters the word has.
  fontSize: `var(${glowLine})`,
  insetBlock: `calc(-1 * var(${glowAbove})) calc(-1 * var(${glowBelow}))`,
  insetInlineStart: `calc(-1 * min(${vars.word.pad}, var(${glowBefore})))`,
  insetInlineEnd: `calc(-1 * min(${vars.word.pad}, var(${glowAfter})))`,
  borderRadius: vars.word.radius,
  pointerEvents: 'none',
} as const

export const word = style({
  lineHeight: 0,
  // Each word is isolated, so that bidi does not reorder words in another script than the line's.
  unicodeBidi: 'isolate',
  color: 'transparent',
  '::selection': { backgroundColor: `color-mix(in srgb, ${vars.color.accent} 45%, transparent)`, color: 'transparent' },
  selectors: {
    '&[data-narrated]': { cursor: 'pointer' },
    '&[data-lit]': { position: 'relative' },
    // Multiplies like a marker, so that ink stays dark.
    '&[data-lit]::before': {
      ...light,
      backgroundColor: lightenMark(activeWordColor),
      mixBlendMode: 'multiply',
      opacity: `var(${highlightProperties.opacity}, 1)`,
    },
    '&[data-lit]::after': { ...light, boxShadow: drawMarkEdge(activeWordColor) },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-lit]': { outline: '3px solid Highlight' } } },
  },
})
