import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const layer = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
/** Two rings of contrasting colours are visible on any picture. */
export const frame = style({
  position: 'absolute',
  boxSizing: 'content-box',
  margin: '-0.15em',
  padding: '0.15em',
  borderRadius: vars.radius.s,
  boxShadow: `0 0 0 2px ${vars.color.accent}, 0 0 0 3px ${vars.color.onAccent}`,
  selectors: {
    '&[data-current]': {
      boxShadow: `0 0 0 3px ${vars.color.accent}, 0 0 0 5px ${vars.color.onAccent}`,
      backgroundColor: `color-mix(in srgb, ${vars.color.accent} 22%, transparent)`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      outline: '2px solid Highlight',
      selectors: { '&[data-current]': { outlineWidth: '4px' } },
    },
  },
})
