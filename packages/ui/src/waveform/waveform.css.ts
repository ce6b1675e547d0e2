import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const frame = style({
  position: 'relative',
  blockSize: '8rem',
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.ui,
  fontSize: vars.fontSize.xs,
  // Time runs left to right, whatever the interface direction.
  direction: 'ltr',
})
export const canvas = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  touchAction: 'pan-y',
  cursor: 'default',
  selectors: {
    '&[data-over="edge"]': { cursor: 'ew-resize' },
    '&[data-over="span"]': { cursor: 'pointer' },
  },
})
export const list = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
})
export const option = style({ position: 'absolute', insetBlockStart: 0, clipPath: 'inset(50%)', whiteSpace: 'nowrap' })
export const handle = style({
  position: 'absolute',
  insetBlock: '1.125rem 0',
  inlineSize: '1.5rem',
  translate: '-50%',
  borderRadius: vars.radius.s,
  pointerEvents: 'none',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
})
export const note = style({ paddingBlock: vars.space.xs, paddingInline: vars.space.m })
