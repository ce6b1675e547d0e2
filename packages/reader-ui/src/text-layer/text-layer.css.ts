import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'
import { TEXT_LAYER_FONT } from './measure-text'

/**
 * Real text over the page image. A block is one run of inline text whose content box has no width, so that each line
 * breaks where the page's does and stands at its place; words are set to the size of their rects. Lengths are `cqw`,
 * hundredths of the page's width.
 */
export const layer = style({
  position: 'absolute',
  inset: 0,
  display: 'flow-root',
  overflow: 'clip',
  // The light lies on the paper like a marker: ink stays ink. One blended group a page.
  mixBlendMode: 'multiply',
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
export const line = style({ whiteSpace: 'pre' })
/** How far the light of a word reaches beyond its rect. */
export const glowAbove = '--lectern-glow-above'
export const glowBelow = '--lectern-glow-below'
export const glowAside = '--lectern-glow-aside'

export const word = style({
  lineHeight: 0,
  color: 'transparent',
  '::selection': { backgroundColor: `color-mix(in srgb, ${vars.color.accent} 45%, transparent)`, color: 'transparent' },
  selectors: {
    '&[data-narrated]': { cursor: 'pointer' },
    '&[data-lit]': { position: 'relative' },
    '&[data-lit]::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `calc(-1 * var(${glowAbove})) calc(-1 * var(${glowBelow}))`,
      insetInline: `calc(-1 * var(${glowAside}))`,
      borderRadius: `calc(1.8 * var(${glowAside}))`,
      backgroundColor: vars.color.wordHighlight,
      pointerEvents: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-lit]': { outline: '3px solid Highlight' } } },
  },
})
