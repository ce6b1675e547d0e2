import { media, vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': { [media.mobile]: { paddingBlockEnd: vars.space.xs, paddingInline: vars.space.s } },
})
export const name = style({
  flex: '1 1 0',
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** On phones, the grips and arrows of an entry are above it. */
export const list = style({})
const onPhones = media.mobile
globalStyle(`${list} > ol > li > :nth-child(1)`, { '@media': { [onPhones]: { gridArea: '1 / 1' } } })
globalStyle(`${list} > ol > li > :nth-child(2)`, { '@media': { [onPhones]: { gridArea: '2 / 1 / auto / -1' } } })
globalStyle(`${list} > ol > li > :nth-child(3)`, { '@media': { [onPhones]: { gridArea: '1 / 3' } } })
