import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const anchor = style({ display: 'inline-flex' })
export const bubble = style({
  position: 'fixed',
  insetBlockStart: 0,
  left: 0,
  zIndex: vars.layer.tooltip,
  maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
  inlineSize: 'max-content',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  boxShadow: vars.shadow.middle,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const keys = style({ marginInlineStart: vars.space.s })
