import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const strip = style({
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'auto',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.canvas,
  scrollbarWidth: 'thin',
})
export const list = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  padding: vars.space.s,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridAutoFlow: 'column', gridAutoColumns: 'max-content', padding: vars.space.xs } },
})
export const page = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'center',
  inlineSize: '100%',
  padding: vars.space.s,
  border: '2px solid transparent',
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.fontSize.xs,
  cursor: 'pointer',
  // A phone needs the height for the page itself.
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'auto auto',
      columnGap: vars.space.s,
      rowGap: 0,
      justifyItems: 'start',
      padding: vars.space.xs,
    },
  },
  ':hover': { backgroundColor: vars.color.hover },
  selectors: {
    '&[aria-current="page"]': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.text,
    },
  },
})
export const thumbnail = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: '7rem',
  objectFit: 'contain',
  borderRadius: vars.radius.s,
  boxShadow: vars.shadow.low,
  '@media': { [media.mobile]: { gridRow: 'span 2', blockSize: '2.75rem' } },
})
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '7rem',
  borderRadius: vars.radius.s,
  border: `1px dashed ${vars.color.borderStrong}`,
  '@media': { [media.mobile]: { gridRow: 'span 2', inlineSize: '2rem', blockSize: '2.75rem' } },
})
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })
export const unsaved = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.warning,
})
export const warning = style({ display: 'grid', color: vars.color.warningText })
