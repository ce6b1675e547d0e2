import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const waiting = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.l,
  blockSize: '100%',
  padding: vars.space.xl,
  color: vars.color.textMuted,
})
export const page = style({ inlineSize: 'min(18rem, 70vw, 40vh)' })
