import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Lies over the bottom of the desk, so that it takes no space from it. */
export const reminder = style({
  position: 'fixed',
  insetInline: vars.space.m,
  insetBlockEnd: vars.space.m,
  zIndex: vars.layer.aside,
})
