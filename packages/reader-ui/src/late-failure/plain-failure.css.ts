import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** In the middle of its space: the screen, or a page of the book. */
export const failure = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.m,
  boxSizing: 'border-box',
  minBlockSize: 'min(100%, 60vh)',
  padding: vars.space.l,
  textAlign: 'center',
})
