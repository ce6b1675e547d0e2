import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** Fills the button of the mark. Two rings of contrasting colours are visible on any picture. */
export const face = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '12%',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  boxShadow: `0 0 0 1px ${vars.color.accent}, 0 0 0 2px ${vars.color.onAccent}, ${vars.shadow.low}`,
  color: vars.color.accent,
  cursor: 'grab',
  // A finger on the mark moves the mark, not the page.
  touchAction: 'none',
  ':hover': { backgroundColor: vars.color.accentSoft },
  ':active': { cursor: 'grabbing' },
  selectors: {
    '&[data-moving]': { boxShadow: `0 0 0 3px ${vars.color.accent}, 0 0 0 5px ${vars.color.onAccent}` },
  },
  '@media': { '(forced-colors: active)': { outline: '2px solid ButtonText' } },
})
globalStyle(`${face} > svg`, { inlineSize: '100%', blockSize: '100%' })
/** Says that the note is not in the account. */
export const unsaved = style({
  position: 'absolute',
  insetBlockStart: '-15%',
  insetInlineEnd: '-15%',
  inlineSize: '40%',
  aspectRatio: '1',
  borderRadius: '50%',
  backgroundColor: vars.color.critical,
  boxShadow: `0 0 0 1px ${vars.color.surface}`,
})
/** Readable over any page. */
export const mover = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.middle,
})
