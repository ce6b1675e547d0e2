import { style } from '@vanilla-extract/css'
import { drawMarkEdge, lightenMark, tintPaper, vars } from '@lectern/ui/tokens'
import { activeWordColor, spokenTextColor } from '../highlight/highlight-colors'
import { highlightProperties } from '../highlight/highlight-properties'

export const paper = style({
  margin: 0,
  padding: `${vars.space.m} ${vars.space.l}`,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.pageEdge}`,
  // Pages are paper in every theme, and ink is dark on the highlight.
  backgroundColor: tintPaper(vars.color.wordHighlight),
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
  backgroundColor: `color-mix(in srgb, ${lightenMark(spokenTextColor)} calc(0.45 * ${strength}), transparent)`,
})
export const word = style({
  paddingInline: vars.word.pad,
  borderRadius: vars.word.radius,
  boxShadow: drawMarkEdge(activeWordColor),
  backgroundColor: `color-mix(in srgb, ${lightenMark(activeWordColor)} ${strength}, transparent)`,
})
