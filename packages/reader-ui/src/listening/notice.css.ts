import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const notice = style({
  display: 'flex',
  justifyContent: 'center',
  paddingInline: vars.space.l,
  paddingBlockEnd: vars.space.m,
})
export const box = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  maxInlineSize: '34rem',
})
/** Lifts a button off the page below it. */
/** Readable over any page. */
export const raised = style({
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.middle,
})
export const row = style({ display: 'flex', gap: vars.space.xs })
