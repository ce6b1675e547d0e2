import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const summary = style({
  minBlockSize: vars.control.m,
  alignContent: 'center',
  cursor: 'pointer',
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
})
export const events = style({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' })
