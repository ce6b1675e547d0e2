import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** In the flow above the page, so that it covers nothing. Low screens have no room to spare and keep the page instead. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { '(max-height: 30rem)': { display: 'none' } },
})
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
})
