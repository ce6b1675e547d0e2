import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** Two choices share a row where there is room for both, so that the menu covers little of the page. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space.l} ${vars.space.m}`,
})
export const row = style({ gridColumn: '1 / -1' })
export const left = style({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
