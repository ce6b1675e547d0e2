import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const code = style({
  inlineSize: '160px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.s,
})
export const command = style({
  margin: 0,
  overflowX: 'auto',
  fontFamily: vars.font.code,
  fontSize: vars.fontSize.s,
})
