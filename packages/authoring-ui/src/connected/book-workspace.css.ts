import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const workspace = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { [media.mobile]: { gridTemplateRows: 'auto auto', blockSize: 'auto' } },
})
export const state = style({ display: 'grid', placeItems: 'center', minBlockSize: '20rem' })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})
export const title = style({ flex: '1 1 12rem', minInlineSize: 0 })
