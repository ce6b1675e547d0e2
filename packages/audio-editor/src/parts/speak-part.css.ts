import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs })
export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  overflowWrap: 'anywhere',
})
export const quote = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
})
export const failure = style({ color: vars.color.criticalText })
/** Takes part in the row of tools around it, with its note in a line of its own below them. */
export const inRow = style({ display: 'contents' })
export const noteBelow = style([note, { flexBasis: '100%' }])
