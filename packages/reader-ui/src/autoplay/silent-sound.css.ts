import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  ':empty': { display: 'none' },
})
