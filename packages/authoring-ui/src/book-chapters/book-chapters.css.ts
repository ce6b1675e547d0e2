import { media, vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
})
export const name = style({
  flex: '1 1 0',
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** On phones, the arrows of an entry are above each other, so that the name has room between them and the grip. */
export const list = style({})
globalStyle(`${list} > ol > li > :nth-child(3)`, { '@media': { [media.mobile]: { flexDirection: 'column' } } })
