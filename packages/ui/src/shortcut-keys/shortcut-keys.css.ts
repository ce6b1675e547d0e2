import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const keys = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.xs, font: 'inherit' })
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.625rem',
  minBlockSize: '1.625rem',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.border}`,
  borderBlockEndWidth: '2px',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.ui,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
})
