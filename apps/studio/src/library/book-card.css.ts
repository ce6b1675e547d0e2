import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const entry = style({ minInlineSize: 0 })
export const cover = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'top',
})
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.display,
})
