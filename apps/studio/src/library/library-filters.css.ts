import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: vars.space.m,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const search = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } })
