import { drawMarkEdge, vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { activeWordColor } from '../highlight/highlight-colors'
import { highlightProperties } from '../highlight/highlight-properties'
import { pageScrollerAttribute } from '../playback/scroll-word-into-view'
import { presentedAttribute, unpresentedAttribute } from './presenter-marks'

globalStyle(`[${unpresentedAttribute}]`, { display: 'none !important' })
globalStyle(`:root [${presentedAttribute}]`, {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.aside,
  padding: 0,
  backgroundColor: vars.color.sunken,
  // Seen from the last row of a classroom: full strength and wider, whatever the reader has chosen for one's own screen.
  vars: { [highlightProperties.opacity]: '1', [vars.word.pad]: '0.24em' },
})
globalStyle(
  `[${presentedAttribute}]:focus-visible, [${presentedAttribute}] > [${pageScrollerAttribute}]:focus-visible`,
  { outline: 'none' },
)
globalStyle(`[${presentedAttribute}] [data-word-mark]::after`, {
  boxShadow: drawMarkEdge(activeWordColor, { inner: 'max(3px, 0.12em)', outer: 'max(2px, 0.05em)' }),
})

/** At the lower edge, fading out while neither pointer nor keyboard is used. */
export const wayOut = style({
  display: 'flex',
  position: 'fixed',
  insetBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  zIndex: vars.layer.aside,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.high,
  transition: `opacity ${vars.motion.calm}`,
  selectors: {
    '&[data-idle]': { opacity: 0 },
    // It stays visible while it has the focus or is hovered.
    '&[data-idle]:focus-within, &[data-idle]:hover': { opacity: 1 },
  },
})
