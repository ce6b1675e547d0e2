import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

const thumbnailSize = '7rem'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.l,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' } },
})
export const page = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'center',
  alignContent: 'start',
  minInlineSize: 0,
  padding: vars.space.s,
  border: '2px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  // Pages out of view are not laid out or painted.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto 9.5rem`,
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.text,
      fontWeight: vars.fontWeight.medium,
    },
  },
})
export const thumbnail = style({
  display: 'block',
  inlineSize: '100%',
  // As high as the picture; before it is loaded, as most pages.
  aspectRatio: 'auto 4 / 5',
  maxBlockSize: '12rem',
  objectFit: 'contain',
})
export const placeholder = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: thumbnailSize,
  borderRadius: vars.radius.s,
  border: `1px dashed ${vars.color.borderStrong}`,
  fontSize: vars.fontSize.l,
})
export const caption = style({
  minInlineSize: '1.75rem',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.round,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // An outline is the focus; the current page has a badge.
  selectors: {
    '[aria-current] > &': {
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.fontWeight.bold,
    },
  },
})
export const failure = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start', paddingBlock: vars.space.s })
