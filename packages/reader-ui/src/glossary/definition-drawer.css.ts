import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const content = style({ display: 'grid', gap: vars.space.m, justifyItems: 'start' })
export const definitions = style({
  display: 'grid',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  inlineSize: '100%',
})
export const definition = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' })
export const text = style({ margin: 0, inlineSize: '100%', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const sentence = style([
  text,
  {
    boxSizing: 'border-box',
    paddingInlineStart: vars.space.m,
    borderInlineStart: `3px solid ${vars.color.accent}`,
  },
])
