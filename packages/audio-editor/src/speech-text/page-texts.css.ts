import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const column = style({
  display: 'grid',
  gap: vars.space.xl,
  maxInlineSize: '44rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
  paddingInline: vars.page.gutter,
})
export const page = style({ display: 'grid', gap: vars.space.s })
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minBlockSize: vars.control.s })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
})
export const text = style({
  margin: 0,
  padding: vars.space.l,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  lineHeight: vars.lineHeight.normal,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const changed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.warningText,
})
export const mark = style({
  position: 'relative',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.warningSoft,
  color: 'inherit',
})
