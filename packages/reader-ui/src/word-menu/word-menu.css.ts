import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** Lies over the word, in the window's coordinates, and marks it. */
export const anchor = style({
  position: 'fixed',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.s,
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  boxShadow: `0 0 0 2px ${vars.color.accent}`,
})
export const actions = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xs })
export const neighbours = style({ display: 'flex', gap: vars.space.xs })
