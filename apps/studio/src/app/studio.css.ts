import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.canvas,
})
