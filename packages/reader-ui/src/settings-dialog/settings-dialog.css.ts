import { vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const sections = style({ display: 'grid', gap: vars.space.xl })
// The names of the sections stay visible.
globalStyle(`${sections} [role="tablist"]`, {
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${vars.space.s})`,
  zIndex: vars.layer.header,
  backgroundColor: vars.color.raised,
})
/** Controls of all sections, after the sections. */
export const end = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
