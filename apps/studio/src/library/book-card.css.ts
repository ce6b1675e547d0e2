import { vars } from '@lectern/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const entry = style({ minInlineSize: 0 })
/** Of one long title the whole row would be as high; hovering tells the rest. In so narrow a column an evened break comes too early. */
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
/** What is known of the book, with dots between; one that a line would begin with lies outside and is cut off. */
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
  // Drawn, not written: nobody wants to hear of a middle dot.
  content: '',
  display: 'inline-block',
  inlineSize: dotRoom,
  blockSize: '1em',
  verticalAlign: 'middle',
  backgroundImage: 'radial-gradient(circle, currentColor 0.09em, transparent 0.12em)',
})
export const state = style({ display: 'flex' })
/** Its words say what readers see: none may be cut off. */
globalStyle(`${state} span`, { whiteSpace: 'normal' })
