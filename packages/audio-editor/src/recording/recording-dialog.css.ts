import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m })
export const text = style({
  margin: 0,
  maxBlockSize: '38dvh',
  overflow: 'auto',
  padding: vars.space.l,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.normal,
  overflowWrap: 'anywhere',
})
export const sentence = style({
  borderRadius: vars.radius.s,
  selectors: { '&[data-lit]': { backgroundColor: vars.color.wordHighlight } },
})
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s })
export const clock = style({ fontVariantNumeric: 'tabular-nums' })
export const meter = style({
  flex: '1 1 8rem',
  blockSize: vars.space.s,
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  backgroundColor: vars.color.track,
})
export const level = style({
  blockSize: '100%',
  inlineSize: 'calc(var(--level, 0) * 100%)',
  backgroundColor: vars.color.success,
})
