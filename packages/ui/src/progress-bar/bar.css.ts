import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** A bar with a line of text above it. */
export const box = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
/** The label on one side, the amount on the other. */
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
})
export const label = style({ minInlineSize: 0, fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })
export const amount = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const track = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.pressed,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
})
