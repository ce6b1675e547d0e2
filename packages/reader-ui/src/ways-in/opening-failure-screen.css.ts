import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const failure = style({
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: vars.space.l,
  minBlockSize: '100%',
})
