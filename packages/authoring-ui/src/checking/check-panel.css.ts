import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '7rem',
  // A low window scrolls the panel instead.
  flex: 'none',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  // Page images are paper in every theme.
  backgroundColor: vars.color.sunken,
  // Page coordinates run left to right, whatever the interface direction.
  direction: 'ltr',
})
export const frame = style({ fill: 'none', stroke: vars.color.warning, strokeWidth: '2px' })
/** Loads the image of a later page without showing it. */
export const ahead = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  opacity: 0,
  pointerEvents: 'none',
})
export const help = style({ display: 'contents' })
