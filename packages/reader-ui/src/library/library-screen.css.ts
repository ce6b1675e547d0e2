import { style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

export const screen = style({ display: 'grid', gap: vars.space.xxl })
export const opening = style({ display: 'grid', gap: vars.space.s })
export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 42vw), 1fr))',
  columnGap: vars.space.xl,
  rowGap: vars.space.xxl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { columnGap: vars.space.l, rowGap: vars.space.xl } },
})
export const ghost = style({ display: 'grid', gap: vars.space.m })
