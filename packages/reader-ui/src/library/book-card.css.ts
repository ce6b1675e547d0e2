import { style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.m,
  minInlineSize: 0,
})
/** The book's own colour, where it has one. */
export const bookColor = '--lectern-book-color'

/** A book standing on its shelf: the light falls from above, the spine is at the binding side. */
export const cover = style({
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.accentSoft,
  boxShadow: vars.shadow.middle,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}, box-shadow ${vars.motion.calm}`,
  selectors: {
    [`${card}:hover &, ${card}:focus-within &`]: { transform: 'translateY(-0.25rem)', boxShadow: vars.shadow.high },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.color.pressed}`,
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { [`${card}:hover &`]: { transform: 'none' } } },
  },
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
/** A cover without a picture: the title, bound in the book's own colour. */
export const lettering = style({
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  padding: vars.space.l,
  borderInlineStart: `0.625rem solid var(${bookColor}, ${vars.color.accent})`,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.text,
})
export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs, minInlineSize: 0 })
export const title = style({
  margin: 0,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})
/** The whole card can be pressed. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space.s})`,
    insetInline: 0,
    borderRadius: vars.radius.l,
  },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}` },
    [`${card}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  },
})
export const facts = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted })
export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  marginBlockStart: vars.space.xs,
})
