import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const skipped = style({
  margin: 0,
  paddingInlineStart: vars.space.l,
  display: 'grid',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
})
export const board = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: vars.space.xl,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: vars.space.s,
  justifyItems: 'center',
  padding: vars.space.m,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
})
export const picture = style({
  inlineSize: '100%',
  blockSize: '13rem',
  objectFit: 'contain',
  borderRadius: vars.radius.s,
})
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '13rem',
  color: vars.color.textMuted,
  backgroundColor: vars.color.sunken,
  borderRadius: vars.radius.s,
})
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  gap: vars.space.s,
})
