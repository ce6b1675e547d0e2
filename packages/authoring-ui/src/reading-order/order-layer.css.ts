import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const layer = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  // Page coordinates run left to right, whatever the interface direction.
  direction: 'ltr',
})
export const lines = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
export const line = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: '1.5px',
  strokeLinejoin: 'round',
  opacity: 0.6,
})
export const drag = style({ fill: 'none', stroke: vars.color.critical, strokeWidth: '2px', strokeDasharray: '4 3' })
export const number = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  paddingInline: '0.25em',
  paddingBlock: 0,
  border: 'none',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontFamily: 'inherit',
  lineHeight: 1,
  cursor: 'grab',
  pointerEvents: 'auto',
  touchAction: 'none',
  // Pressed more easily than it is seen: it is as small as the gap between two lines.
  '::after': { content: '""', position: 'absolute', inset: '-5px' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: {
    '&[data-target]': { backgroundColor: vars.color.critical },
    '&[data-dragged]': { cursor: 'grabbing', opacity: 0.6 },
  },
})
