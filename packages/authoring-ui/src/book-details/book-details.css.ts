import { media, stickyStart, vars } from '@lectern/ui/tokens'
import { fallbackVar, style } from '@vanilla-extract/css'

export const screen = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: '56rem',
  marginInline: 'auto',
})
export const top = style({
  position: 'sticky',
  // Below the bar of the studio, which stays too.
  insetBlockStart: fallbackVar(stickyStart, '0px'),
  zIndex: vars.layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  backgroundColor: vars.color.canvas,
  '@media': { '(max-height: 30em)': { position: 'static' } },
})
export const heading = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const saveState = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
})
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l })
export const names = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s })
export const nameRow = style({ display: 'flex', alignItems: 'end', gap: vars.space.s })
export const nameInput = style({ flex: '1 1 0', minInlineSize: 0 })
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const chip = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 })
export const creators = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' })
export const creator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14rem) auto',
  alignItems: 'center',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
})
export const cover = style({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': { [media.mobile]: { gridTemplateColumns: '6rem minmax(0, 1fr)', gap: vars.space.m } },
})
export const coverFrame = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
  textAlign: 'center',
})
export const coverImage = style({ maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain' })
export const coverPages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const coverPage = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  padding: vars.space.xs,
  // A white page has no edge on a white dialog.
  border: `2px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize.s,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
})
export const coverThumbnail = style({ maxInlineSize: '100%', blockSize: '7rem', objectFit: 'contain' })
export const color = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s })
export const languages = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' })
export const language = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border}`,
})
