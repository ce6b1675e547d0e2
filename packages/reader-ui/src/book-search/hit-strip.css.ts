import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** At the end of the page's room, over it. */
export const strip = style({
  gridRow: 2,
  gridColumn: 2,
  zIndex: vars.layer.aside,
  alignSelf: 'end',
  justifySelf: 'center',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.xs,
  maxInlineSize: '100%',
  marginBlockEnd: vars.space.s,
  paddingInlineStart: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.middle,
})
