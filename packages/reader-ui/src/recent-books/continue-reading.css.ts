import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const section = style({ display: 'grid', gap: vars.space.l })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  blockSize: '100%',
  padding: vars.space.s,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  ':hover': { borderColor: vars.color.borderStrong },
})
/** Holds covers of every ratio uncut. */
export const cover = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '5.25rem',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' })
export const text = style({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 })
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})
/** Makes the whole card a link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}` },
    [`${card}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  },
})
export const page = style({ margin: 0, fontSize: vars.fontSize.s, color: vars.color.textMuted })
/** Above the link that covers the card. */
export const remove = style({ position: 'relative', alignSelf: 'start' })
