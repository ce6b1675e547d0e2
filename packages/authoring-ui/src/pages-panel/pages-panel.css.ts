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
  paddingBlock: vars.space.xl,
  paddingInline: vars.page.gutter,
})
export const sheet = style({
  display: 'grid',
  blockSize: '100%',
  // A fixed column: the image would take the width of the longest caption.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: vars.space.xs,
})
/** A label around the picture of a page that can be selected. */
export const choice = style({ display: 'block', cursor: 'pointer' })
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'contain',
  borderRadius: vars.radius.s,
})
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  color: vars.color.textMuted,
  backgroundColor: vars.color.sunken,
  borderRadius: vars.radius.s,
})
export const caption = style({
  display: 'flex',
  // On a narrow card, the buttons take a row of their own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.xs,
  whiteSpace: 'nowrap',
})
export const actions = style({ display: 'flex', marginInlineStart: 'auto' })
export const number = style({
  marginInlineEnd: 'auto',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})
