import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const quote = style({
  margin: 0,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  overflowWrap: 'anywhere',
})
export const list = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' })
export const take = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  selectors: { '&[data-used]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft } },
})
export const about = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })
