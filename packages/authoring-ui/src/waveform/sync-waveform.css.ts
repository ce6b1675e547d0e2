import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
})
export const note = style({ paddingBlock: vars.space.xs, paddingInline: vars.space.m })
