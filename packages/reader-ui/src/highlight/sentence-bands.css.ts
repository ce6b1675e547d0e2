import { style } from '@vanilla-extract/css'
import { lightenMark, vars } from '@lectern/ui/tokens'
import { spokenTextColor } from './highlight-colors'
import { highlightProperties } from './highlight-properties'

/** A band over the rect of a sentence: paler than the active word, which lies on it. */
export const band = style({
  position: 'absolute',
  boxSizing: 'content-box',
  margin: '-0.35cqi',
  padding: '0.35cqi',
  borderRadius: vars.radius.s,
  backgroundColor: `color-mix(in srgb, ${lightenMark(spokenTextColor)} 45%, transparent)`,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${spokenTextColor} 60%, transparent)`,
  mixBlendMode: 'multiply',
  opacity: `var(${highlightProperties.opacity}, 1)`,
  pointerEvents: 'none',
  // A tint alone is too faint for those who need contrast.
  selectors: {
    '[data-theme="contrast"] &': {
      backgroundColor: lightenMark(spokenTextColor),
      boxShadow: `inset 0 -3px 0 ${vars.color.onWordHighlight}`,
    },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', outline: '2px solid Highlight' } },
})
