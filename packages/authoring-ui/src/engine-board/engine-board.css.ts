import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const advice = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
export const sentences = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  // It lies in another list, which would hollow the dots.
  listStyleType: 'disc',
  paddingInlineStart: vars.space.l,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  // The names of settings are longer than a narrow card is wide.
  overflowWrap: 'anywhere',
})
