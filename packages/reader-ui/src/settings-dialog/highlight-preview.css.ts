import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'
import { activeWordColor, drawEdge, lighten, readTextColor } from '../highlight/choose-color'
import { highlightProperties } from '../highlight/highlight-properties'

export const paper = style({
  margin: 0,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.pageEdge}`,
  // Pages are paper in every theme, and ink is dark on the highlight.
  backgroundColor: `oklch(from ${vars.color.wordHighlight} 0.98 0.01 h)`,
  color: vars.color.onWordHighlight,
  isolation: 'isolate',
})
export const line = style({
  margin: 0,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  lineHeight: vars.lineHeight.normal,
})
const strength = `calc(100% * var(${highlightProperties.opacity}, 1))`
export const sentence = style({
  paddingBlock: '0.15em',
  borderRadius: vars.radius.s,
  boxDecorationBreak: 'clone',
  backgroundColor: `color-mix(in srgb, ${lighten(readTextColor)} calc(0.45 * ${strength}), transparent)`,
})
export const word = style({
  paddingInline: vars.word.pad,
  borderRadius: vars.word.radius,
  boxShadow: drawEdge(activeWordColor),
  backgroundColor: `color-mix(in srgb, ${lighten(activeWordColor)} ${strength}, transparent)`,
})
