import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.canvas,
})
/** A phone shows the sign alone, so that the name of the studio fits. */
export const readerWord = style({ '@media': { '(width < 480px)': { display: 'none' } } })
/** Links of a bar; a menu takes their place where they would leave no room for the title. */
export const wideLinks = style({ display: 'none', '@media': { [media.wide]: { display: 'contents' } } })
export const narrowLinks = style({ display: 'contents', '@media': { [media.wide]: { display: 'none' } } })
