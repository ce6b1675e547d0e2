import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })

export const ringed = style({ position: 'relative', display: 'inline-grid', minInlineSize: 0 })
/** Three pixels outside the button, so that it stands out from the button's colour. */
export const ring = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: '-4px',
  inlineSize: 'calc(100% + 8px)',
  blockSize: 'calc(100% + 8px)',
  maxInlineSize: 'none',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 2,
  pointerEvents: 'none',
})
const line = style({
  width: 'calc(100% - 2px)',
  height: 'calc(100% - 2px)',
  rx: `calc(${vars.radius.m} + 3px)`,
})
export const track = style([line, { stroke: vars.color.track }])
export const fill = style([
  line,
  {
    stroke: vars.color.criticalText,
    strokeDasharray: 1,
    animation: `${draw} linear both`,
    '@media': {
      // In four steps instead of a smooth movement.
      [media.reducedMotion]: { animationTimingFunction: 'steps(4, jump-end)' },
      '(forced-colors: active)': { stroke: 'Highlight' },
    },
  },
])
