import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'
import { unseen } from '../visually-hidden/visually-hidden.css'

export const place = style({})
// Aligns the arrow's strokes, not its padding, with the edge of the page.
globalStyle(`${place} > a`, {
  '@media': {
    [media.mobile]: { minInlineSize: '2.75rem', paddingInline: 0, marginInlineStart: `calc(-1 * ${vars.space.m})` },
  },
})
export const text = style({
  '@media': {
    [media.mobile]: unseen,
  },
})
