import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const box = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
})
export const label = style({ fontWeight: vars.fontWeight.medium })
export const amount = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const meter = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '0.625rem',
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
export const band = styleVariants({
  ok: { backgroundColor: vars.color.success },
  near: { backgroundColor: vars.color.warning },
  spent: { backgroundColor: vars.color.critical },
})
/** A notch where a band begins, in the colour of what the bar stands on. */
export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  marginInlineStart: '-1px',
  inlineSize: '2px',
  backgroundColor: vars.color.surface,
})
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
})
export const stateBand = styleVariants({
  ok: { color: vars.color.successText },
  near: { color: vars.color.warningText },
  spent: { color: vars.color.criticalText },
})
export const foot = style([line, { alignItems: 'center' }])
export const note = style({ fontSize: vars.fontSize.xs, color: vars.color.textMuted })
