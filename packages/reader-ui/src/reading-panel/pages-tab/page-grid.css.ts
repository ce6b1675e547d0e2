import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

const thumbnailSize = '7rem'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.l,
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
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.text,
      fontWeight: vars.fontWeight.medium,
    },
  },
})
export const thumbnail = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: thumbnailSize,
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
export const caption = style({ overflowWrap: 'anywhere' })
export const failure = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start', paddingBlock: vars.space.s })
