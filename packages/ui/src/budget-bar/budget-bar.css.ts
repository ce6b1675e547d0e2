import { style, styleVariants } from '@vanilla-extract/css'
import * as bar from '../progress-bar/bar.css'
import { vars } from '../theme/contract.css'

export const line = style([bar.line, { flexWrap: 'wrap' }])
export const meter = style([bar.track, { blockSize: '0.5rem' }])
export const band = styleVariants({
  ok: { backgroundColor: vars.color.success },
  near: { backgroundColor: vars.color.warning },
  spent: { backgroundColor: vars.color.critical },
  over: { backgroundColor: vars.color.critical },
})
/** Unknown: neither empty nor full. */
export const unknown = style([
  meter,
  {
    backgroundColor: 'transparent',
    backgroundImage: `repeating-linear-gradient(-45deg, ${vars.color.track} 0 2px, transparent 2px 6px)`,
    boxShadow: `inset 0 0 0 1px ${vars.color.track}`,
  },
])
/** A notch where a band begins, in the colour of the background. */
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
  over: { color: vars.color.criticalText, fontWeight: vars.fontWeight.medium },
  unknown: { color: vars.color.textMuted },
})
export const footer = style([line, { alignItems: 'center' }])
export const note = style({ fontSize: vars.fontSize.xs, color: vars.color.textMuted })
