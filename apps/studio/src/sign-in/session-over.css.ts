import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Over the foot of the desk, where it takes no room from it. */
export const reminder = style({
  position: 'fixed',
  insetInline: vars.space.m,
  insetBlockEnd: vars.space.m,
  zIndex: vars.layer.aside,
})
