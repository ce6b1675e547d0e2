import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  backgroundColor: vars.color.canvas,
  scrollbarColor: `${vars.color.borderStrong} transparent`,
})
globalStyle('body', {
  margin: 0,
  minBlockSize: '100dvh',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.ui,
  fontSynthesis: 'style',
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.normal,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
})
globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd', { margin: 0 })
globalStyle('p, li, dd, figcaption', { textWrap: 'pretty' })
globalStyle('b, strong', { fontWeight: vars.fontWeight.bold })
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' })
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
globalStyle('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent })
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  },
})
