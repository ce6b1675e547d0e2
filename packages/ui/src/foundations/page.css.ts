import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { media } from '../theme/media'

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxInlineSize: '64rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
})
export const head = style({ display: 'grid', gap: vars.space.m, maxInlineSize: '42rem' })
export const section = style({ display: 'grid', gap: vars.space.l, minInlineSize: 0 })
export const lead = style({ display: 'grid', gap: vars.space.xs, maxInlineSize: '42rem' })
export const rows = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr) auto',
  gap: vars.space.l,
  alignItems: 'center',
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.sheet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.s } },
})
