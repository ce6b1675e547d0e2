import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

const card = style({ position: 'relative', display: 'grid', minInlineSize: 0 })
/** One of many books: the cover with a few words below. */
export const shelfCard = style([card, { gridTemplateRows: 'auto 1fr', gap: vars.space.m }])
/** One of a few books: a large cover with details beside it. */
export const featuredCard = style([
  card,
  {
    gridTemplateColumns: 'clamp(20rem, min(45vh, 30vw), 32rem) minmax(0, 36rem)',
    alignItems: 'center',
    columnGap: vars.space.xxxl,
    rowGap: vars.space.xl,
    '@media': {
      // Beside another book.
      [media.wide]: {
        selectors: {
          'li:not(:only-child) > &': {
            gridTemplateColumns: 'minmax(10rem, 13rem) minmax(0, 1fr)',
            columnGap: vars.space.xl,
          },
        },
      },
      // The title and the way into the book are beside the cover, on the first screen.
      [media.mobile]: {
        gridTemplateColumns: 'minmax(6rem, 11rem) minmax(0, 1.6fr)',
        alignItems: 'start',
        columnGap: vars.space.l,
      },
      // Enlarged text.
      '(width < 19em)': { gridTemplateColumns: 'minmax(0, 16rem)' },
    },
  },
])
/** The book's own colour, if it has one. */
export const bookColor = '--lectern-book-color'

/** Shade from the theme, transparent enough for the cover's own colours. */
const fold = `color-mix(in srgb, ${vars.color.scrim} 24%, transparent)`

/** A standing book: light from above, the spine at the binding side. */
export const cover = style({
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
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
      // The fold beside the spine.
      backgroundImage: `linear-gradient(to right, ${fold}, transparent 0.375rem)`,
    },
    '&:dir(rtl)::after': {
      backgroundImage: `linear-gradient(to left, ${fold}, transparent 0.375rem)`,
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { [`${card}:hover &`]: { transform: 'none' } } },
  },
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
/** A cover without a picture: the title on the book's own colour. */
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
/** Reading progress along the lower edge of the cover. */
export const progress = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  blockSize: '0.25rem',
  backgroundColor: vars.color.wordHighlight,
})
export const text = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: { [`${featuredCard} &`]: { gap: vars.space.s } },
})
export const title = style({
  margin: 0,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    [`${featuredCard} &`]: { fontSize: vars.fontSize.xxl, letterSpacing: '-0.014em' },
  },
  // On a phone the link into the book is on the first screen, the details follow.
  '@media': { [media.mobile]: { selectors: { [`${featuredCard} &`]: { order: -2, fontSize: vars.fontSize.xl } } } },
})
/** Makes the whole card a link. */
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
export const description = style({ textWrap: 'pretty', lineHeight: vars.lineHeight.normal, color: vars.color.text })
export const facts = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted })
export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
})
globalStyle(`${languages} > li + li::before`, { content: "'·' / ''", marginInlineEnd: vars.space.s })
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** Looks like a button; the whole card is the link. */
export const reading = style({
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.accentText,
  selectors: {
    [`${featuredCard} &`]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minInlineSize: '10rem',
      minBlockSize: vars.control.l,
      marginBlockStart: vars.space.m,
      paddingInline: vars.space.xl,
      border: '1px solid transparent',
      borderRadius: vars.radius.m,
      backgroundColor: vars.color.accent,
      fontSize: vars.fontSize.m,
      fontWeight: vars.fontWeight.bold,
      color: vars.color.onAccent,
    },
    [`${featuredCard}:hover &`]: { backgroundColor: vars.color.accentHover },
  },
  '@media': {
    [media.mobile]: {
      selectors: {
        [`${featuredCard} &`]: {
          inlineSize: '100%',
          maxInlineSize: '16rem',
          minInlineSize: 0,
          order: -1,
          marginBlock: vars.space.xs,
        },
      },
    },
  },
})
