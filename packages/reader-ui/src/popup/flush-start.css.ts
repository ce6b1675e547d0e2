import { style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

/** Moves a small quiet button by its padding, so that its label begins where the text around it does. */
export const flushStart = style({
  marginInlineStart: `calc(-1 * ${vars.space.m})`,
  '@media': { [media.touch]: { marginInlineStart: `calc(-1 * ${vars.space.l})` } },
})
