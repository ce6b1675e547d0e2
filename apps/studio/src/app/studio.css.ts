import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.canvas,
})
/** On a phone the sign alone: the name of the studio keeps its room. */
export const readerWord = style({ '@media': { '(width < 480px)': { display: 'none' } } })
