import { vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const entry = style({ minInlineSize: 0 })
/** One long title would make the whole row as high; hovering shows the rest. The column is too narrow for balanced lines. */
globalStyle(`${entry} h2`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'wrap',
})
export const cover = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'top',
})
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.display,
})

const dotRoom = '1em'
/** Facts about the book, separated by dots. A dot at the start of a line lies outside of the box and is clipped. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  marginInlineEnd: `calc(-1 * ${dotRoom})`,
  padding: 0,
  overflow: 'clip',
  listStyle: 'none',
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
})
globalStyle(`${facts} > li`, { position: 'relative', insetInlineStart: `calc(-1 * ${dotRoom})` })
globalStyle(`${facts} > li::before`, {
  // Drawn instead of written, so that no screen reader says "middle dot".
  content: '',
  display: 'inline-block',
  inlineSize: dotRoom,
  blockSize: '1em',
  verticalAlign: 'middle',
  backgroundImage: 'radial-gradient(circle, currentColor 0.09em, transparent 0.12em)',
})
export const state = style({ display: 'flex' })
/** These words tell what readers see, so they are never clipped. */
globalStyle(`${state} span`, { whiteSpace: 'normal' })
