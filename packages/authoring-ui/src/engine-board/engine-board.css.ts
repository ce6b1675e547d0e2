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
  // Lies in another list, which would turn the dots into circles.
  listStyleType: 'disc',
  paddingInlineStart: vars.space.l,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  // Setting names are longer than a narrow card is wide.
  overflowWrap: 'anywhere',
})
