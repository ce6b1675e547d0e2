import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

export const screen = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': { [`${media.mobile}, (height < 480px)`]: { gap: vars.space.l } },
})
export const opening = style({ display: 'grid', gap: vars.space.s })
globalStyle(`${opening} > *`, { textWrap: 'balance' })
export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12.5rem, 42vw), 1fr))',
  columnGap: vars.space.xl,
  rowGap: vars.space.xxl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { columnGap: vars.space.l, rowGap: vars.space.xl } },
})
/** A few books, below each other, or two in a row of a wide window. */
export const featured = style({
  display: 'grid',
  gap: vars.space.xxxl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.wide]: {
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})
export const ghost = style({ display: 'grid', gap: vars.space.m })
